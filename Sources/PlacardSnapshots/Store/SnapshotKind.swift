/// What a snapshot file holds; the raw value is the extension of its name.
public enum SnapshotKind: String, CaseIterable, Hashable, Sendable {
  /// A picture.
  case picture = "png"
  /// An animated PNG with every frame.
  case animation = "apng"
  /// A text in UTF-8.
  case text = "txt"
}
