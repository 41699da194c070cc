import Testing

@Suite("The architecture") struct ArchitectureTests {
  private static let checks: [(name: String, check: any SourceCheck)] = [
    ("imports", ImportCheck()), ("calls", CallCheck()), ("lengths", LengthCheck()),
    ("type names", TypeNameCheck()),
  ]

  @Test("Every file in Sources keeps the rules", arguments: checks.map(\.name))
  func sources(name: String) throws {
    let files = try Repository.swiftFiles(in: "Sources")
    #expect(files.count > 150)
    let check = try #require(Self.checks.first { $0.name == name }).check
    #expect(files.flatMap { check.breaches(in: $0) } == [])
  }

  @Test("The manifest declares the dependencies of the table")
  func manifest() throws {
    #expect(ManifestCheck().breaches(in: try ManifestTarget.read()) == [])
  }

  @Test("The table knows what Placard re-exports")
  func reexports() throws {
    let page = SourceFile(path: "", text: try Repository.text("Sources/Placard/Exports.swift"))
    let modules = page.code.compactMap(ImportStatement.init).map { String($0.module) }
    #expect(Set(modules) == TargetRule.reexports)
  }

  @Test("Each dependency and each exception in the table is used")
  func unused() throws {
    var unused: [String] = []
    let files = try Repository.swiftFiles(in: "Sources")
    for rule in TargetRule.all where !rule.path.hasPrefix("Sources/C/") {
      let own = files.filter { $0.path.hasPrefix(rule.path + "/") }
      var dependencies = rule.dependencies
      if dependencies.contains("Placard") { dependencies.subtract(TargetRule.reexports) }
      let needs = dependencies.sorted().map { TargetRule.Exception(module: $0, path: "") }
      for need in needs + rule.exceptions {
        let users = own.filter { $0.path.hasPrefix("\(rule.path)/\(need.path)") }
        let imports = users.flatMap(\.code).compactMap(ImportStatement.init)
        if !imports.contains(where: { $0.module == need.module }) {
          unused.append("\(rule.name) → \(need.module) \(need.path)")
        }
      }
    }
    #expect(unused == [])
  }

  @Test("ARCHITECTURE.md shows the table")
  func page() throws {
    let page = try Repository.text("ARCHITECTURE.md")
    for rule in TargetRule.all where !rule.path.hasPrefix("Sources/C/") {
      let row = page.split(separator: "\n").first { $0.hasPrefix("| `\(rule.name)`") }
      let cells = try #require(row, "\(rule.name)").split(separator: " | ")
      var names = Set(cells[1].split(separator: "`").map(String.init).filter(Self.isModule))
      if cells[1].contains("re-exports") { names.formUnion(TargetRule.reexports) }
      #expect(names == rule.dependencies, "\(rule.name)")
    }
  }

  private static func isModule(_ text: String) -> Bool { text.first?.isUppercase == true }
}
