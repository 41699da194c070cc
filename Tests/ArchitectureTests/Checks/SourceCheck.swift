/// A rule that every source file keeps.
protocol SourceCheck: Sendable {
  /// Complaints, each with path and line; none for a file that keeps the rule.
  func breaches(in file: SourceFile) -> [String]
}
