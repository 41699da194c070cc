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
