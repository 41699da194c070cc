/// What a failed comparison found and left.
public struct SnapshotReport: Hashable, Sendable, CustomStringConvertible {
  /// The path of the reference.
  public let reference: String
  /// What differs, in one line.
  public let summary: String
  /// The paths of the files written: the actual picture or text, then the difference picture.
  public let artifacts: [String]

  /// Creates a report from its parts.
  public init(reference: String, summary: String, artifacts: [String]) {
    self.reference = reference
    self.summary = summary
    self.artifacts = artifacts
  }

  /// The reference's path, what differs and where to look, in one line.
  public var description: String {
    let places = artifacts.isEmpty ? "" : "; see \(artifacts.joined(separator: ", "))"
    return "\(reference): \(summary)\(places)"
  }
}
