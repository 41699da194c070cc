/// Corner radii of a rectangle in points, one per corner.
public struct CornerRadii: Hashable, Sendable {
  /// Radius at the top leading corner.
  public var topLeading: Double
  /// Radius at the top trailing corner.
  public var topTrailing: Double
  /// Radius at the bottom trailing corner.
  public var bottomTrailing: Double
  /// Radius at the bottom leading corner.
  public var bottomLeading: Double

  /// Creates radii corner by corner.
  public init(
    topLeading: Double, topTrailing: Double, bottomTrailing: Double, bottomLeading: Double
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomTrailing = bottomTrailing
    self.bottomLeading = bottomLeading
  }

  /// Creates four equal radii.
  public init(_ radius: Double) {
    self.init(
      topLeading: radius, topTrailing: radius, bottomTrailing: radius, bottomLeading: radius)
  }

  /// Square corners.
  public static let zero = CornerRadii(0)

  /// The largest of the four.
  public var largest: Double { max(topLeading, topTrailing, bottomTrailing, bottomLeading) }

  /// Every radius made smaller by a distance, never below zero.
  public func inset(by distance: Double) -> CornerRadii {
    CornerRadii(
      topLeading: max(0, topLeading - distance), topTrailing: max(0, topTrailing - distance),
      bottomTrailing: max(0, bottomTrailing - distance),
      bottomLeading: max(0, bottomLeading - distance))
  }

  /// The same corners seen in a right-to-left layout.
  public var mirrored: CornerRadii {
    CornerRadii(
      topLeading: topTrailing, topTrailing: topLeading, bottomTrailing: bottomLeading,
      bottomLeading: bottomTrailing)
  }
}
