import Testing

@testable import PlacardRaster

@Suite("Enlarging rows")
struct RowInterpolationTests {
  /// The row between samples whose levels are given, as whole levels.
  private func row(_ levels: [UInt32], factor: Int, pixels: Int) -> [UInt8] {
    let row = RowInterpolation(factor: factor, samples: levels.count, pixels: pixels)
    var result = [UInt8](repeating: 99, count: pixels + 1)
    levels.map { $0 * 128 * row.whole }.withUnsafeBufferPointer { line in
      result.withUnsafeMutableBufferPointer { out in
        if let line = line.baseAddress, let out = out.baseAddress { row.write(line, to: out) }
      }
    }
    #expect(result[pixels] == 99, "wrote beyond the row")
    return Array(result.dropLast())
  }

  @Test("Pixels between two samples rise evenly, those outside keep the outer sample")
  func even() {
    #expect(row([0, 80], factor: 4, pixels: 8) == [0, 0, 10, 30, 50, 70, 80, 80])
  }

  @Test("With an odd factor a sample falls on a pixel's centre")
  func odd() {
    #expect(row([30, 60, 0], factor: 3, pixels: 9) == [30, 30, 40, 50, 60, 40, 20, 0, 0])
  }

  @Test("Runs of equal samples fill, up to a row that ends inside an area")
  func runs() {
    #expect(row([255, 255, 255, 0], factor: 2, pixels: 7) == [255, 255, 255, 255, 255, 191, 64])
    #expect(row([7], factor: 90, pixels: 3) == [7, 7, 7])
  }

  @Test("Without enlargement every sample is a pixel")
  func identity() {
    #expect(row([1, 2, 2, 200], factor: 1, pixels: 4) == [1, 2, 2, 200])
  }
}
