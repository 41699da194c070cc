/// What a person would feel.
public enum Haptic: String, Hashable, Sendable, CaseIterable {
  /// Something went well.
  case success
  /// Something needs care.
  case warning
  /// Something failed.
  case error
  /// A choice was made.
  case selection
}
