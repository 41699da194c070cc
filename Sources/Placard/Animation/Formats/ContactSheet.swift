import PlacardGraphics
import PlacardRaster

/// Frames side by side in rows that make the sheet about as wide as high.
struct ContactSheet {
  private static let gap = 8

  private(set) var bitmap: Bitmap
  private let columns: Int

  /// - Throws: `RasterError` with code `size` for a sheet with too many pixels.
  init(count: Int, of picture: Bitmap) throws(RasterError) {
    let ratio = Double(picture.height) / Double(picture.width)
    let columns = max(1, min(count, Int((Double(count) * ratio).squareRoot().rounded())))
    let rows = (count + columns - 1) / columns
    let width = columns * (picture.width + Self.gap) - Self.gap
    let height = rows * (picture.height + Self.gap) - Self.gap
    let most = 1 << 28
    guard width * height <= most else {
      throw RasterError(
        .size, "the sheet would be \(width)×\(height) pixels, must be at most \(most) in all")
    }
    self.columns = columns
    // A light grey between frames shows where transparent ones end.
    bitmap = Bitmap(
      width: width, height: height,
      pixels: [UInt32](
        repeating: Bitmap.premultiplied(Color(0xC7, 0xC7, 0xCC)), count: width * height))
  }

  mutating func put(_ picture: Bitmap, at index: Int) {
    let left = index % columns * (picture.width + Self.gap)
    let top = index / columns * (picture.height + Self.gap)
    for y in 0..<picture.height {
      let start = (top + y) * bitmap.width + left
      bitmap.pixels.replaceSubrange(
        start..<start + picture.width,
        with: picture.pixels[y * picture.width..<(y + 1) * picture.width])
    }
  }
}
