/// Finds imports that the table of targets does not allow.
///
/// SwiftPM lets a target import what it does not depend on as long as something else builds it.
struct ImportCheck: SourceCheck {
  var rules = TargetRule.all

  func breaches(in file: SourceFile) -> [String] {
    guard let rule = TargetRule.rule(for: file.path, in: rules) else {
      return ["\(file.path): belongs to no target of the table"]
    }
    return file.code.enumerated().flatMap { index, line in
      line.split(separator: ";").compactMap(ImportStatement.init)
        .filter { !rule.allows($0.module, in: file.path) }
        .map { file.breach(index, "\(rule.name) may not import \($0.module)") }
    }
  }
}
