import PlacardGraphics

/// A picture with at most 256 colours.
///
/// Colours are exact where there are so few; else they are the boxes of a median cut over the
/// picture's colours, weighted by how often they occur.
struct IndexedPicture {
  /// As many as a power of two.
  let colors: [Color]
  /// One index a pixel, row by row.
  let indices: [UInt8]

  init(_ bitmap: Bitmap) {
    var counts: [UInt32: Int] = [:]
    for pixel in bitmap.pixels { counts[pixel & 0xFF_FFFF, default: 0] += 1 }
    // In the order of their values, so that the dictionary's own does not matter.
    let known = counts.map { (color: $0.key, count: $0.value) }.sorted { $0.color < $1.color }
    let boxes = known.count <= 256 ? known.map { [$0] } : Self.medianCut(known)
    var index: [UInt32: UInt8] = [:]
    index.reserveCapacity(known.count)
    var palette: [Color] = []
    for (number, box) in boxes.enumerated() {
      palette.append(Self.mean(box))
      for entry in box { index[entry.color] = UInt8(number) }
    }
    var size = 2
    while size < palette.count { size *= 2 }
    palette += [Color](
      repeating: Color.black, count: size - palette.count)
    colors = palette
    indices = bitmap.pixels.map { index[$0 & 0xFF_FFFF] ?? 0 }
  }

  private typealias Entry = (color: UInt32, count: Int)

  private static func channel(_ color: UInt32, _ shift: UInt32) -> Int {
    Int(color >> shift & 255)
  }

  private static func mean(_ box: [Entry]) -> Color {
    let count = box.reduce(0) { $0 + $1.count }
    func mean(_ shift: UInt32) -> UInt8 {
      let sum = box.reduce(0) { $0 + channel($1.color, shift) * $1.count }
      return UInt8((sum + count / 2) / max(1, count))
    }
    return Color(mean(16), mean(8), mean(0))
  }

  /// A box and the channel in which its colours are spread the widest.
  private struct Box {
    var entries: [Entry]
    var shift: UInt32 = 0
    /// How much dividing it helps: the spread, weighted by the pixels' number.
    var weight = 0.0

    init(_ entries: [Entry]) {
      self.entries = entries
      guard entries.count > 1 else { return }
      for shift: UInt32 in [16, 8, 0] {
        let levels = entries.map { IndexedPicture.channel($0.color, shift) }
        let spread = (levels.max() ?? 0) - (levels.min() ?? 0)
        let count = entries.reduce(0) { $0 + $1.count }
        let weight = Double(spread * spread) * Double(count).squareRoot()
        if weight > self.weight {
          self.weight = weight
          self.shift = shift
        }
      }
    }
  }

  private static func medianCut(_ entries: [Entry]) -> [[Entry]] {
    var boxes = [Box(entries)]
    while boxes.count < 256 {
      guard let widest = boxes.indices.max(by: { boxes[$0].weight < boxes[$1].weight }),
        boxes[widest].weight > 0
      else { break }
      let box = boxes[widest]
      let sorted = box.entries.sorted {
        (channel($0.color, box.shift), $0.color) < (channel($1.color, box.shift), $1.color)
      }
      let half = sorted.reduce(0) { $0 + $1.count } / 2
      var count = 0
      var place = 0
      while place < sorted.count - 1, count + sorted[place].count <= half || place == 0 {
        count += sorted[place].count
        place += 1
      }
      boxes[widest] = Box(Array(sorted[..<place]))
      boxes.append(Box(Array(sorted[place...])))
    }
    return boxes.map(\.entries)
  }
}
