import Synchronization
import Testing

@testable import PlacardRaster

@Suite("Bands of rows")
struct ParallelBandsTests {
  @Test(
    "Every row is worked on once, whatever the number of threads",
    arguments: [1, 2, 5, 40], [0, 1, 16, 33])
  func coverage(threads: Int, count: Int) {
    let bands = Mutex<[Range<Int>]>([])
    ParallelBands.run(-3..<count - 3, height: 8, threads: threads) { band in
      bands.withLock { $0.append(band) }
    }
    let sorted = bands.withLock { $0.sorted { $0.lowerBound < $1.lowerBound } }
    #expect(sorted.flatMap { Array($0) } == Array(-3..<count - 3))
    #expect(sorted.allSatisfy { $0.count <= 8 && ($0.lowerBound + 3) % 8 == 0 })
  }
}
