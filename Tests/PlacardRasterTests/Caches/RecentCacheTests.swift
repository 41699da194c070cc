import Testing

@testable import PlacardRaster

@Suite("Cache of what was used last")
struct RecentCacheTests {
  @Test("What was unused longest goes first, and never more than the limit is kept")
  func eviction() {
    var cache = RecentCache<String, Int>(limit: 30)
    cache.insert(1, for: "a", cost: 10)
    cache.insert(2, for: "b", cost: 10)
    cache.insert(3, for: "c", cost: 10)
    #expect(cache.value(for: "a") == 1)
    cache.insert(4, for: "d", cost: 10)
    #expect(cache.value(for: "b") == nil)
    #expect(cache.value(for: "a") == 1 && cache.value(for: "c") == 3 && cache.value(for: "d") == 4)
    #expect(cache.cost == 30 && cache.count == 3)
    cache.insert(5, for: "c", cost: 25)
    #expect(cache.value(for: "c") == 5 && cache.count == 1 && cache.cost == 25)
  }

  @Test("A value larger than the limit is kept alone, until the next one comes")
  func large() {
    var cache = RecentCache<Int, String>(limit: 10)
    cache.insert("small", for: 1, cost: 4)
    cache.insert("large", for: 2, cost: 50)
    #expect(cache.value(for: 1) == nil && cache.value(for: 2) == "large" && cache.cost == 50)
    cache.insert("small", for: 3, cost: 4)
    #expect(cache.value(for: 2) == nil && cache.cost == 4)
  }

  @Test("As many as were asked for stay whatever they take")
  func least() {
    var cache = RecentCache<Int, Int>(limit: 10, least: 2)
    for key in 0..<5 { cache.insert(key, for: key, cost: 100) }
    #expect(cache.count == 2 && cache.value(for: 3) == 3 && cache.value(for: 4) == 4)
    cache.insert(5, for: 5, cost: 1)
    #expect(cache.count == 2 && cache.value(for: 4) == 4 && cache.value(for: 5) == 5)
  }

  @Test("Ten thousand random uses agree with a plain list in the order of use")
  func model() {
    var random: UInt64 = 1
    func next(_ bound: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % bound
    }
    var cache = RecentCache<Int, Int>(limit: 100)
    var list: [(key: Int, value: Int, cost: Int)] = []
    for round in 0..<10_000 {
      let key = next(40)
      let place = list.firstIndex { $0.key == key }
      if next(2) == 0 {
        #expect(cache.value(for: key) == place.map { list[$0].value })
        if let place { list.append(list.remove(at: place)) }
      } else {
        let cost = next(20)
        cache.insert(round, for: key, cost: cost)
        if let place { list.remove(at: place) }
        while !list.isEmpty, list.reduce(cost, { $0 + $1.cost }) > 100 { list.removeFirst() }
        list.append((key, round, cost))
      }
      #expect(cache.count == list.count && cache.cost == list.reduce(0) { $0 + $1.cost })
    }
  }
}
