import PlacardGraphics

extension Bitmap {
  /// The picture turned and mirrored as it was seen.
  func upright(from orientation: PictureOrientation) -> Bitmap {
    guard orientation != .upright else { return self }
    let (width, height) = (width, height)
    let isTransposed = orientation.isTransposed
    let (columns, rows) = isTransposed ? (height, width) : (width, height)
    var turned = [UInt32](repeating: 0, count: pixels.count)
    for row in 0..<rows {
      for column in 0..<columns {
        let (x, y) = isTransposed ? (row, column) : (column, row)
        let from =
          (orientation.flipsRows ? height - 1 - y : y) * width
          + (orientation.flipsColumns ? width - 1 - x : x)
        turned[row * columns + column] = pixels[from]
      }
    }
    return Bitmap(width: columns, height: rows, pixels: turned)
  }
}
