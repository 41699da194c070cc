import Placard

/// A box of whole pixels; the far edges belong to the neighbour.
struct PixelBox: Hashable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  var width: Int { maxX - minX }
  var height: Int { maxY - minY }

  /// The box with every edge moved inwards.
  func inset(by distance: Int) -> PixelBox {
    PixelBox(
      minX: minX + distance, minY: minY + distance, maxX: maxX - distance, maxY: maxY - distance)
  }

  func contains(_ other: PixelBox) -> Bool {
    other.minX >= minX && other.minY >= minY && other.maxX <= maxX && other.maxY <= maxY
  }
}

extension Rect {
  /// The pixels of a frame that was rounded to a scale.
  func pixels(_ scale: Double) -> PixelBox {
    func edge(_ value: Double) -> Int { Int((value * scale).rounded()) }
    return PixelBox(minX: edge(minX), minY: edge(minY), maxX: edge(maxX), maxY: edge(maxY))
  }
}
