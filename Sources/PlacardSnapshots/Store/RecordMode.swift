/// When a snapshot store writes references.
///
/// The caller chooses; on a build server the choice should be `never`, so that a reference that was
/// forgotten is a failure there and stays one.
public enum RecordMode: String, CaseIterable, Hashable, Sendable {
  /// Always, without a comparison.
  case all
  /// Where there is none yet.
  case missing
  /// Where there is none yet, or the comparison failed.
  case failed
  /// Never: references are only read.
  case never
}
