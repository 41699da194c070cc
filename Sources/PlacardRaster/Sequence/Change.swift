import PlacardGraphics

/// Where two lists of painting steps differ: they begin and end alike.
struct Change: Hashable {
  /// What the old list has in between.
  let old: Range<Int>
  /// What the new one has in its place.
  let new: Range<Int>

  init(from old: [DisplayItem], to new: [DisplayItem]) {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    var tail = 0
    while tail < shorter - start, old[old.count - 1 - tail] == new[new.count - 1 - tail] {
      tail += 1
    }
    self.old = start..<old.count - tail
    self.new = start..<new.count - tail
  }
}
