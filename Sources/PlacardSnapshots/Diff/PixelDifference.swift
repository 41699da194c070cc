public import PlacardGraphics

/// What tells two pictures of one size apart, measured over all pixels that are not equal.
public struct PixelDifference: Hashable, Sendable, CustomStringConvertible {
  /// Pixels that are not equal.
  public var count: Int
  /// Pixels of these that differ by more than the tolerance per channel.
  public var beyondTolerance: Int
  /// The largest difference of a premultiplied channel, alpha included, in levels, 1…255.
  public var maxChannel: Int
  /// The largest colour difference (CIE94, graphic arts weights, D65) over black or white.
  public var maxDeltaE: Double
  /// The smallest rectangle that holds every pixel that is not equal, in pixels.
  public var bounds: Rect

  /// Creates a measurement from its parts.
  public init(
    count: Int, beyondTolerance: Int, maxChannel: Int, maxDeltaE: Double, bounds: Rect
  ) {
    self.count = count
    self.beyondTolerance = beyondTolerance
    self.maxChannel = maxChannel
    self.maxDeltaE = maxDeltaE
    self.bounds = bounds
  }

  /// All measurements in one line.
  public var description: String {
    let pixels = count == 1 ? "1 pixel differs" : "\(count) pixels differ"
    let tolerated = count == beyondTolerance ? "" : " (\(beyondTolerance) beyond the tolerance)"
    let levels = maxChannel == 1 ? "1 level" : "\(maxChannel) levels"
    return "\(pixels)\(tolerated) by up to \(levels) (ΔE \(maxDeltaE.rounded(toPlaces: 1)))"
      + " in x \(Int(bounds.minX))…\(Int(bounds.maxX) - 1), y \(Int(bounds.minY))…"
      + "\(Int(bounds.maxY) - 1)"
  }
}
