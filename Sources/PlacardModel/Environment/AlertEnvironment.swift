public import PlacardGraphics

/// What the user has set on the device.
public struct AlertEnvironment: Hashable, Sendable {
  /// Scheme, contrast and system generation.
  public var colors: ColorEnvironment
  /// Text size of Dynamic Type.
  public var textSize: TextSize
  /// BCP 47 language tag.
  public var locale: String
  /// Which way leading and trailing run.
  public var direction: LayoutDirection
  /// Whether the user asked for bold text.
  public var boldText = false
  /// Whether the user asked for opaque surfaces in place of translucent ones.
  public var reduceTransparency = false
  /// Whether the user asked for less motion.
  public var reduceMotion = false

  /// Creates an environment; the defaults are those of a fresh English device.
  ///
  /// - Parameter direction: `nil` takes the locale's own.
  public init(
    colors: ColorEnvironment = ColorEnvironment(), textSize: TextSize = .large,
    locale: String = "en", direction: LayoutDirection? = nil
  ) {
    self.colors = colors
    self.textSize = textSize
    self.locale = locale
    self.direction = direction ?? LayoutDirection(locale: locale)
  }
}
