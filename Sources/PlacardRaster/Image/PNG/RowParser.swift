import PlacardGraphics

/// Finds the copies in filtered rows, each kind of row in its own way.
struct RowParser: ~Copyable {
  /// How hard a flat row is searched.
  struct Effort {
    /// Earlier places tried.
    let depth: Int
    /// Length from which no better copy is looked for.
    let enough: Int
    /// Whether the next place may have a better copy.
    let isLazy: Bool

    init(_ compression: Compression) {
      switch compression {
      case .fast: (depth, enough, isLazy) = (2, 32, false)
      case .default: (depth, enough, isLazy) = (16, 64, true)
      case .small: (depth, enough, isLazy) = (512, 258, true)
      }
    }
  }

  /// A copy shorter than this is no gain in noisy rows.
  private static let shortestRun = 9

  private let bytes: UnsafePointer<UInt8>
  private let rowLength: Int
  private let unit: Int
  private let effort: Effort
  private let finder: MatchFinder
  var stream: DeflateStream

  /// - Parameters:
  ///   - bytes: the rows, with 64 readable bytes after them.
  ///   - rowLength: bytes of a row and its filter byte.
  ///   - unit: bytes of a pixel.
  init(
    _ bytes: UnsafePointer<UInt8>, rowLength: Int, unit: Int, capacity: Int, effort: Effort
  ) {
    self.bytes = bytes
    self.rowLength = rowLength
    self.unit = unit
    self.effort = effort
    finder = MatchFinder(bytes, depth: effort.depth)
    stream = DeflateStream(bytes, capacity: capacity)
  }

  /// Parses all rows.
  mutating func run(_ kinds: ArraySlice<RowKind>) {
    var start = 0
    var rest = kinds
    var rowsSinceFlat = 0
    while let kind = rest.first {
      let count = rest.prefix { $0 == kind }.count
      rest = rest.dropFirst(count)
      let end = start + count * rowLength
      switch kind {
      case .repeated: parseRepeated(start, end)
      case .flat: parseFlat(start, end, firstAbove: (rowsSinceFlat + 1) * rowLength)
      case .noisy: parseNoisy(start, end)
      }
      rowsSinceFlat = kind == .repeated ? rowsSinceFlat + count : 0
      start = end
    }
  }

  /// Rows of zeros after their filter bytes, which may be zero too.
  private mutating func parseRepeated(_ start: Int, _ end: Int) {
    let second = start + rowLength
    let isUniform = stride(from: start, to: end, by: rowLength)
      .allSatisfy { bytes[$0] == bytes[start] }
    if rowLength < DeflateAlphabet.longest, isUniform, bytes[start] != 0, second < end {
      addZeros(start + 1, second)
      stream.copies(from: second, to: end, distance: rowLength)
      return
    }
    var zeros = start
    for row in stride(from: start, to: end, by: rowLength) where bytes[row] != 0 {
      addZeros(zeros, row)
      zeros = row + 1
    }
    addZeros(zeros, end)
  }

  private mutating func addZeros(_ start: Int, _ end: Int) {
    let first = start > 0 && bytes[start - 1] == 0 ? start : start + 1
    if end - first >= 3 { stream.copies(from: first, to: end, distance: 1) }
  }

  /// Unfiltered rows: the pixel to the left, the row above, then earlier places.
  private mutating func parseFlat(_ start: Int, _ end: Int, firstAbove: Int) {
    var place = start
    while place + 4 < end {
      var best = self.best(at: place, from: start, end: end, firstAbove: firstAbove)
      guard best.length >= 3 else {
        finder.insert(place)
        place &+= 1
        continue
      }
      while effort.isLazy, best.length < effort.enough, place + 5 < end {
        let next = self.best(at: place &+ 1, from: start, end: end, firstAbove: firstAbove)
        guard next.length > best.length else { break }
        finder.insert(place)
        place &+= 1
        best = next
      }
      stream.copy(at: place, length: best.length, distance: best.distance)
      let copied = place &+ best.length
      if best.distance != unit {
        let last = min(copied, place &+ 32)
        while place < last {
          finder.insert(place)
          place &+= 1
        }
      } else {
        finder.insert(place)
      }
      place = copied
      // The end of a run begins what follows it.
      finder.insert(place &- 1)
    }
    stream.settle(at: end)
  }

  @inline(__always)
  private func best(
    at place: Int, from start: Int, end: Int, firstAbove: Int
  ) -> (length: Int, distance: Int) {
    let limit = min(DeflateAlphabet.longest, end &- place)
    var best = (length: 2, distance: 0)
    if place >= unit {
      let length = MatchFinder.length(bytes + (place &- unit), bytes + place, limit)
      if length > best.length { best = (length, unit) }
      if length >= effort.enough { return best }
    }
    let above = place < start &+ rowLength ? firstAbove : rowLength
    if above <= min(place, DeflateAlphabet.farthest) {
      let length = MatchFinder.length(bytes + (place &- above), bytes + place, limit)
      // A far copy costs about as much as two more bytes.
      if length > best.length &+ 1 { best = (length, above) }
      if length >= effort.enough { return best }
    }
    finder.improve(&best, at: place, limit: limit)
    return best.distance == 0 ? (0, 0) : best
  }

  /// Filtered rows: runs of one byte; other copies hardly occur and cost much to look for.
  private mutating func parseNoisy(_ start: Int, _ end: Int) {
    let raw = UnsafeRawPointer(bytes)
    var place = max(start, 1)
    while place + 8 <= end {
      let word = raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      guard word == word &<< 8 | word &>> 56 else {
        place &+= 8
        continue
      }
      var first = place
      while first > max(stream.anchor, 1), bytes[first &- 1] == bytes[place] { first &-= 1 }
      if first == 0 || bytes[first &- 1] != bytes[place] { first &+= 1 }
      var last = place &+ 8
      while last < end, bytes[last] == bytes[place] { last &+= 1 }
      if last &- first >= Self.shortestRun { stream.copies(from: first, to: last, distance: 1) }
      place = last
      stream.settle(at: place)
    }
    stream.settle(at: end)
  }
}
