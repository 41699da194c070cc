/// A line of a stage's log: what was done, and what a person would see, hear and feel of it.
public struct LogEntry: Hashable, Sendable, CustomStringConvertible {
  /// Time since the stage's beginning.
  public var time: Duration
  /// What happened, in words.
  public var text: String

  /// Creates a line.
  public init(time: Duration, text: String) {
    self.time = time
    self.text = text
  }

  /// `  1.250 tap "Delete"`: seconds with three decimals, then the words.
  public var description: String {
    let (seconds, attoseconds) = time.components
    let milliseconds = attoseconds / 1_000_000_000_000_000
    let digits = String(milliseconds)
    let decimals = String(repeating: "0", count: 3 - digits.count) + digits
    let whole = String(seconds)
    let space = String(repeating: " ", count: max(0, 3 - whole.count))
    return "\(space)\(whole).\(decimals) \(text)"
  }
}
