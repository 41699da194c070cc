/// How the verification of one snapshot ended.
public enum SnapshotOutcome: Hashable, Sendable, CustomStringConvertible {
  /// It equals the reference, as far as the tolerance asks.
  case matched
  /// It differs from the reference.
  case mismatched(SnapshotReport)
  /// There is no reference at this path, and none was written.
  case missing(path: String)
  /// The reference was written to this path and compared with nothing.
  case recorded(path: String)

  /// Whether a test should fail: only a comparison that was made and passed is a success.
  public var isFailure: Bool { self != .matched }

  /// The outcome in one line.
  public var description: String {
    switch self {
    case .matched: "matches the reference"
    case .mismatched(let report): report.description
    case .missing(let path): "\(path): there is no reference"
    case .recorded(let path): "\(path): recorded; run again to compare"
    }
  }
}
