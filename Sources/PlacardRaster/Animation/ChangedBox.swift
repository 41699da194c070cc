import PlacardGraphics

extension Bitmap {
  /// The smallest box outside of which this picture has the pixels of one of the same size; empty
  /// where they are equal.
  func changedBox(since other: Bitmap) -> PixelBox {
    let width = width
    return pixels.withUnsafeBufferPointer { new in
      other.pixels.withUnsafeBufferPointer { old in
        var rows: Range<Int>?
        var (left, right) = (width, 0)
        for y in 0..<height {
          let line = y * width..<(y + 1) * width
          guard let first = line.first(where: { new[$0] != old[$0] }) else { continue }
          let last = line.last { new[$0] != old[$0] } ?? first
          left = min(left, first - line.lowerBound)
          right = max(right, last - line.lowerBound + 1)
          rows = (rows?.lowerBound ?? y)..<y + 1
        }
        guard let rows else { return PixelBox(columns: 0..<0, rows: 0..<0) }
        return PixelBox(columns: left..<right, rows: rows)
      }
    }
  }

  /// The pixels of a box that is not empty.
  func cut(_ box: PixelBox) -> Bitmap {
    var cut: [UInt32] = []
    cut.reserveCapacity(box.columns.count * box.rows.count)
    for y in box.rows {
      cut += pixels[y * width + box.columns.lowerBound..<y * width + box.columns.upperBound]
    }
    return Bitmap(width: box.columns.count, height: box.rows.count, pixels: cut)
  }
}
