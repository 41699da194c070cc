import PlacardGraphics

extension Rect {
  /// How far the rectangle reaches out of another at most; 0 or less where it lies inside.
  func excess(outOf other: Rect) -> Double {
    max(
      other.minX - minX, other.minY - minY, maxX - other.maxX, maxY - other.maxY)
  }
}
