public import PlacardGraphics

extension ImageDiff {
  /// Transparent pixels between two panels of a difference picture.
  static let gap = 8

  /// A picture that shows a difference: the actual picture, the reference and the difference, side
  /// by side from left to right.
  ///
  /// In the third panel the reference is faded to a light grey, and pixels that differ by more than
  /// the tolerance per channel, or that only one of the pictures has, are magenta.
  public static func picture(
    actual: Bitmap, reference: Bitmap, tolerance: Tolerance = .exact
  ) -> Bitmap {
    let panels = [actual, reference, difference(actual, reference, tolerance.perChannel)]
    let width = panels.reduce(gap * (panels.count - 1)) { $0 + $1.width }
    let height = max(actual.height, reference.height)
    var pixels = [UInt32](repeating: 0, count: width * height)
    var left = 0
    for panel in panels {
      for y in 0..<panel.height {
        let source = y * panel.width
        let target = y * width + left
        pixels.replaceSubrange(
          target..<target + panel.width, with: panel.pixels[source..<source + panel.width])
      }
      left += panel.width + gap
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  private static func difference(
    _ actual: Bitmap, _ reference: Bitmap, _ perChannel: Int
  ) -> Bitmap {
    let width = max(actual.width, reference.width)
    let height = max(actual.height, reference.height)
    let magenta = Bitmap.premultiplied(Color(255, 0, 255))
    var pixels = [UInt32](repeating: magenta, count: width * height)
    for y in 0..<min(actual.height, reference.height) {
      for x in 0..<min(actual.width, reference.width) {
        let expected = reference.pixels[y * reference.width + x]
        let levels = channelDifference(actual.pixels[y * actual.width + x], expected)
        if levels <= perChannel { pixels[y * width + x] = faded(expected) }
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// The grey of a pixel on white, a quarter as dark.
  private static func faded(_ pixel: UInt32) -> UInt32 {
    let color = Bitmap.straight(pixel).over(.white)
    // Luma weights of Rec. 709 in 1/256.
    let luma = (Int(color.red) * 54 + Int(color.green) * 183 + Int(color.blue) * 19) / 256
    let grey = UInt8((luma + 3 * 255) / 4)
    return Bitmap.premultiplied(Color(grey, grey, grey))
  }
}
