/// Light or dark appearance.
public enum ColorScheme: String, Hashable, Sendable, CaseIterable {
  /// Dark text on light surfaces.
  case light
  /// Light text on dark surfaces.
  case dark
}

/// Which generation of the system's palette and looks is drawn.
public enum SystemGeneration: Int, Hashable, Sendable, CaseIterable {
  /// iOS 13 to 18.
  case classic = 18
  /// iOS 26 and later.
  case glass = 26
}

/// Everything that a dynamic colour depends on.
public struct ColorEnvironment: Hashable, Sendable {
  /// Light or dark.
  public var scheme: ColorScheme
  /// Whether the user asked for increased contrast.
  public var increasedContrast: Bool
  /// The palette's generation.
  public var generation: SystemGeneration

  /// Creates an environment; the defaults are those of a fresh device.
  public init(
    scheme: ColorScheme = .light, increasedContrast: Bool = false,
    generation: SystemGeneration = .glass
  ) {
    self.scheme = scheme
    self.increasedContrast = increasedContrast
    self.generation = generation
  }
}
