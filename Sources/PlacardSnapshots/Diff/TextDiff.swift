/// The first line in which a text differs from its reference, byte by byte.
public struct TextDiff: Hashable, Sendable, CustomStringConvertible {
  /// The number of the line, from 1.
  public let line: Int
  /// The text's line; nil where the text has ended.
  public let actual: String?
  /// The reference's line; nil where the reference has ended.
  public let reference: String?

  /// Compares a text with its reference, both UTF-8; nil where they are equal.
  public init?(_ actual: [UInt8], reference: [UInt8]) {
    guard actual != reference else { return nil }
    func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
      bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }
    let (ours, theirs) = (lines(actual), lines(reference))
    let equal = zip(ours, theirs).prefix { $0 == $1 }.underestimatedCount
    func text(_ lines: [ArraySlice<UInt8>]) -> String? {
      equal < lines.count ? String(decoding: lines[equal], as: UTF8.self) : nil
    }
    line = equal + 1
    self.actual = text(ours)
    self.reference = text(theirs)
  }

  /// The line's number and both versions of it.
  public var description: String {
    let found = actual.map { $0.debugDescription } ?? "the text ends"
    let expected = reference.map { "has \($0.debugDescription)" } ?? "ends"
    return "line \(line): \(found), the reference \(expected)"
  }
}
