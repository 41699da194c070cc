import Placard

extension Bitmap {
  var bounds: PixelBox { PixelBox(minX: 0, minY: 0, maxX: width, maxY: height) }

  /// The smallest box round the pixels of an area that meet a condition.
  func box(in area: PixelBox? = nil, where condition: (Color) -> Bool) -> PixelBox? {
    let area = area ?? bounds
    var found: PixelBox?
    for y in max(0, area.minY)..<min(height, area.maxY) {
      for x in max(0, area.minX)..<min(width, area.maxX) where condition(self[x, y]) {
        let box = found ?? PixelBox(minX: x, minY: y, maxX: x + 1, maxY: y + 1)
        found = PixelBox(
          minX: min(box.minX, x), minY: min(box.minY, y), maxX: max(box.maxX, x + 1),
          maxY: max(box.maxY, y + 1))
      }
    }
    return found
  }

  /// Every pixel of an area that meets a condition.
  func count(in area: PixelBox? = nil, where condition: (Color) -> Bool) -> Int {
    let area = area ?? bounds
    var count = 0
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX where condition(self[x, y]) { count += 1 }
    }
    return count
  }

  /// The pixels of an area, row by row.
  func pixels(in area: PixelBox) -> [UInt32] {
    (area.minY..<area.maxY).flatMap { y in
      pixels[y * width + area.minX..<y * width + area.maxX]
    }
  }

  /// The colours of one row from left to right.
  func row(_ y: Int, from minX: Int = 0, to maxX: Int? = nil) -> [Color] {
    (minX..<(maxX ?? width)).map { self[$0, y] }
  }
}

extension Color {
  /// The largest difference of any channel.
  func distance(to other: Color) -> Int {
    [(red, other.red), (green, other.green), (blue, other.blue), (alpha, other.alpha)]
      .map { abs(Int($0) - Int($1)) }.max() ?? 0
  }

  /// Whether the colour lies on the way from a grey to magenta, which no part draws unless told to.
  var isMagentaTinted: Bool { min(red, blue) > green && min(red, blue) - green > 1 }
}
