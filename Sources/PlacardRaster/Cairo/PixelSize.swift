import PlacardGraphics

/// A checked size in pixels.
struct PixelSize {
  /// Longest side of any surface.
  static let largestSide = 16_384
  /// Most pixels of any surface (256 MB of memory).
  static let largestArea = 64 * 1024 * 1024

  let width: Int
  let height: Int

  /// Checks the size that a picture file claims, before memory is taken for it.
  ///
  /// - Throws: `RasterError` with code `unreadableImage` for too many pixels.
  static func check(picture width: Int, _ height: Int) throws(RasterError) {
    guard width <= largestSide, height <= largestSide, width * height <= largestArea else {
      throw RasterError(
        .unreadableImage,
        "has \(width)×\(height) pixels; each side may have \(largestSide) and all \(largestArea)")
    }
  }

  /// - Throws: `RasterError` with code `size` for no pixels or too many.
  init(_ size: Size, scale: Double) throws(RasterError) {
    let width = (size.width * scale).rounded()
    let height = (size.height * scale).rounded()
    guard width >= 1, height >= 1, width <= Double(Self.largestSide),
      height <= Double(Self.largestSide), width * height <= Double(Self.largestArea)
    else {
      throw RasterError(
        .size,
        "a picture of \(width.rounded(toPlaces: 0))×\(height.rounded(toPlaces: 0)) pixels cannot be"
          + " drawn; each side may have 1 to \(Self.largestSide) and all \(Self.largestArea)")
    }
    self.width = Int(width)
    self.height = Int(height)
  }
}
