/// Values by key that may take a number of bytes together; what was unused longest goes first.
///
/// What a value is must follow from its key, so that a cache changes speed only, never a result.
package struct RecentCache<Key: Hashable, Value> {
  private struct Entry {
    var key: Key
    var value: Value
    var cost: Int
    // Neighbours in the order of use; -1 is none.
    var older: Int
    var newer: Int
  }

  /// Bytes that all values may take; only the latest ones stay where they are larger.
  package let limit: Int
  private let least: Int
  /// Bytes that all values take.
  package private(set) var cost = 0
  private var places: [Key: Int] = [:]
  private var entries: [Entry?] = []
  private var free: [Int] = []
  private var oldest = -1
  private var newest = -1

  /// - Parameters:
  ///   - limit: bytes that all values may take.
  ///   - least: how many of the latest values stay whatever they take, at least 1.
  package init(limit: Int, least: Int = 1) {
    self.limit = limit
    self.least = least
  }

  /// How many values there are.
  package var count: Int { places.count }

  /// The value of a key, which counts as a use of it.
  package mutating func value(for key: Key) -> Value? {
    guard let place = places[key] else { return nil }
    if place != newest {
      unlink(place)
      link(place)
    }
    return entries[place]?.value
  }

  /// Keeps a value as the one used last and gives up others where they take too much together.
  ///
  /// - Parameters:
  ///   - cost: bytes that the value takes, at least 0.
  package mutating func insert(_ value: Value, for key: Key, cost: Int) {
    if let place = places[key] { remove(place) }
    while places.count >= least, oldest >= 0, self.cost + cost > limit { remove(oldest) }
    let entry = Entry(key: key, value: value, cost: cost, older: -1, newer: -1)
    let place: Int
    if let reused = free.popLast() {
      place = reused
      entries[place] = entry
    } else {
      place = entries.count
      entries.append(entry)
    }
    places[key] = place
    self.cost += cost
    link(place)
  }

  private mutating func remove(_ place: Int) {
    guard let entry = entries[place] else { return }
    unlink(place)
    places[entry.key] = nil
    entries[place] = nil
    free.append(place)
    cost -= entry.cost
  }

  private mutating func link(_ place: Int) {
    entries[place]?.older = newest
    entries[place]?.newer = -1
    if newest >= 0 { entries[newest]?.newer = place } else { oldest = place }
    newest = place
  }

  private mutating func unlink(_ place: Int) {
    guard let entry = entries[place] else { return }
    if entry.older >= 0 { entries[entry.older]?.newer = entry.newer } else { oldest = entry.newer }
    if entry.newer >= 0 { entries[entry.newer]?.older = entry.older } else { newest = entry.older }
  }
}
