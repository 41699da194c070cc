/// How much two pictures may differ and still count as equal; nothing unless asked.
///
/// The first tolerance forgives small steps everywhere, the second a few pixels of any size. They
/// are separate because neither can stand in for the other: a lost letter has few pixels, an
/// engine's rounding small steps.
public struct Tolerance: Hashable, Sendable {
  /// Levels, 0…255, by which each premultiplied channel of a pixel may differ.
  public var perChannel: Int
  /// Pixels that may differ by more than that.
  public var differentPixels: Int

  /// Creates a tolerance.
  public init(perChannel: Int = 0, differentPixels: Int = 0) {
    self.perChannel = perChannel
    self.differentPixels = differentPixels
  }

  /// Every pixel is equal.
  public static let exact = Tolerance()
}
