public import PlacardGraphics

/// The colours behind an alert.
public enum BackdropColors: Hashable, Sendable {
  /// One opaque colour.
  case plain(Color)
  /// An opaque picture of the whole screen, one pixel a point.
  case picture(Bitmap)

  /// The opaque colours in a part of the screen: of each level of luminance the first one met, so
  /// that the worst contrast of any text is found among a few.
  func colors(in area: Rect) -> [Color] {
    switch self {
    case .plain(let color): return [color]
    case .picture(let bitmap):
      var pixels: Set<UInt32> = []
      var found: [Int: Color] = [:]
      func range(_ low: Double, _ high: Double, _ count: Int) -> Range<Int> {
        let start = min(max(0, Int(low.rounded(.down))), count - 1)
        return start..<min(max(start + 1, Int(high.rounded(.up))), count)
      }
      for y in range(area.minY, area.maxY, bitmap.height) {
        for x in range(area.minX, area.maxX, bitmap.width) {
          guard pixels.insert(bitmap.pixels[y * bitmap.width + x]).inserted else { continue }
          let color = bitmap[x, y]
          let level = Int(color.luminance * 255)
          if found[level] == nil { found[level] = color }
        }
      }
      return found.sorted { $0.key < $1.key }.map(\.value)
    }
  }
}
