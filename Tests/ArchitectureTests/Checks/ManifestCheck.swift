/// Compares the manifest's targets with the table; tests and benchmarks may use what they like.
struct ManifestCheck {
  var rules = TargetRule.all

  /// Complaints about targets that are in one of the two only, or that differ.
  func breaches(in targets: [ManifestTarget]) -> [String] {
    var breaches = targets.flatMap(Self.staleness)
    for target in targets where target.type != "test" && !target.isBenchmark {
      guard let rule = rules.first(where: { $0.name == target.name }) else {
        breaches.append("\(target.name) is missing in the table")
        continue
      }
      let declared = Set(target.dependencies.map(\.name))
      for name in declared.subtracting(rule.dependencies).sorted() {
        breaches.append("\(target.name) may not depend on \(name)")
      }
      for name in rule.dependencies.subtracting(declared).sorted() {
        breaches.append("\(target.name) does not depend on \(name) any more")
      }
      if (target.path ?? "Sources/\(target.name)") != rule.path {
        breaches.append("\(target.name) lies in another folder than \(rule.path)")
      }
    }
    for rule in rules where !targets.contains(where: { $0.name == rule.name }) {
      breaches.append("\(rule.name) is missing in the manifest")
    }
    return breaches
  }

  /// Complaints about a target that SwiftPM would not build anew when a module changes that it uses
  /// through Placard.
  private static func staleness(of target: ManifestTarget) -> [String] {
    let declared = Set(target.dependencies.map(\.name))
    guard declared.contains("Placard") else { return [] }
    return TargetRule.reexports.subtracting(declared).sorted().map {
      "\(target.name) depends on Placard and must also name \($0)"
    }
  }
}
