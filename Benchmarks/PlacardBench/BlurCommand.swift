import Placard
import PlacardRaster

/// Blurs a file of raw pixels for `scripts/check-blur.py`.
enum BlurCommand {
  /// - Parameters:
  ///   - arguments: a file of premultiplied BGRA pixels, width, height, sigma in pixels, the file to
  ///     write, and how often to blur.
  /// - Returns: whether the arguments were right; prints the shortest time in milliseconds.
  static func run(_ arguments: ArraySlice<String>) throws -> Bool {
    let arguments = Array(arguments)
    guard arguments.count == 6, let width = Int(arguments[1]), let height = Int(arguments[2]),
      let sigma = Double(arguments[3]), let turns = Int(arguments[5]), turns > 0,
      width > 0, height > 0
    else { return false }
    let bytes = try FileSystem.read(arguments[0], limit: 1 << 28)
    guard bytes.count == width * height * 4 else { return false }
    let pixels = stride(from: 0, to: bytes.count, by: 4).map { index in
      (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[index + $1]) << (8 * $1) }
    }
    let picture = Bitmap(width: width, height: height, pixels: pixels)
    let box = PixelBox(columns: 0..<width, rows: 0..<height)
    let blur = try GaussianBlur(sigma: sigma)
    var blurred = picture
    var best = Duration.seconds(3600)
    for _ in 0..<turns {
      best = min(best, ContinuousClock().measure { blurred = blur.blurred(picture, in: box) })
    }
    try FileSystem.write(
      blurred.pixels.flatMap { pixel in (0..<4).map { UInt8(pixel >> (8 * $0) & 255) } },
      to: arguments[4])
    print((best / .milliseconds(1)).rounded(toPlaces: 3))
    return true
  }
}
