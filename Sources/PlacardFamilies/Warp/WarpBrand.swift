/// A brand of Warp: the same components with its own tokens.
public enum WarpBrand: String, Hashable, Sendable, CaseIterable {
  /// Set in Inter, so the only brand that is drawn with its own font.
  case neutral
  /// FINN.
  case finn
  /// Tori.
  case tori
  /// DBA.
  case dba
  /// Blocket.
  case blocket
  /// Vend.
  case vend
}
