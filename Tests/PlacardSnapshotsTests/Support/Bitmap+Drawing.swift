import PlacardGraphics

extension Bitmap {
  init(_ width: Int, _ height: Int, _ color: Color = .white) {
    let pixel = Bitmap.premultiplied(color)
    self.init(
      width: width, height: height, pixels: Array(repeating: pixel, count: width * height))
  }

  /// The picture with a rectangle of one colour, which replaces what was there.
  func filling(_ x: Range<Int>, _ y: Range<Int>, _ color: Color) -> Bitmap {
    var result = self
    for row in y { for column in x { result.pixels[row * width + column] = .init(color) } }
    return result
  }
}

extension UInt32 {
  init(_ color: Color) { self = Bitmap.premultiplied(color) }
}
