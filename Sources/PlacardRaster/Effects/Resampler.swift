import PlacardGraphics

/// Scales pictures in integer arithmetic: areas are averaged where they shrink and
/// interpolated linearly where they grow, with the same bytes on every host.
enum Resampler {
  /// Weight of whole coverage.
  private static let one = 1 << 14

  /// One source pixel's part in a target pixel.
  private struct Tap {
    var index: Int
    var weight: Int
  }

  /// The picture at another size whose edges lie on fractions of pixels.
  ///
  /// - Parameters:
  ///   - scale: target pixels per source pixel, across and down.
  ///   - offset: place of the source's upper left corner in target pixels, 0…1 each.
  /// - Returns: a picture that holds the whole source.
  static func scale(_ source: Bitmap, by scale: Size, offset: Point) -> Bitmap {
    let width = max(1, Int((Double(source.width) * scale.width + offset.x).rounded(.up)))
    let height = max(1, Int((Double(source.height) * scale.height + offset.y).rounded(.up)))
    let columns = taps(source.width, width, scale.width, offset.x)
    let rows = taps(source.height, height, scale.height, offset.y)
    // Channels in units of 1/16384 level; of a large picture only the last two source rows are kept, as
    // neighbouring target rows share no more.
    var known: [(index: Int, row: [SIMD4<Int>])] = []
    var pixels = [UInt32](repeating: 0, count: width * height)
    var sums = [SIMD4<Int>](repeating: .zero, count: width)
    for y in 0..<height {
      for x in 0..<width { sums[x] = .zero }
      for tap in rows[y] {
        let kept = known.first { $0.index == tap.index }?.row
        let row = kept ?? self.row(tap.index, of: source, columns)
        if kept == nil { known = known.suffix(1) + [(tap.index, row)] }
        for x in 0..<width { sums[x] &+= row[x] &* tap.weight }
      }
      for x in 0..<width { pixels[y * width + x] = packed(sums[x]) }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  private static func row(
    _ y: Int, of source: Bitmap, _ columns: [[Tap]]
  ) -> [SIMD4<Int>] {
    source.pixels.withUnsafeBufferPointer { pixels in
      columns.map { taps in
        var sum = SIMD4<Int>.zero
        for tap in taps {
          sum &+= channels(pixels[y * source.width + tap.index]) &* tap.weight
        }
        return sum
      }
    }
  }

  /// A target pixel takes the sources under it, or under a window of one source pixel where the
  /// picture grows; what lies outside the source is transparent.
  private static func taps(
    _ count: Int, _ target: Int, _ scale: Double, _ offset: Double
  ) -> [[Tap]] {
    let reach = max(1, 1 / scale)
    return (0..<target).map { pixel in
      let center = (Double(pixel) + 0.5 - offset) / scale
      let low = center - reach / 2
      let high = center + reach / 2
      return (Int(low.rounded(.down))...Int(high.rounded(.down))).compactMap { index in
        // Differences of rounded sums, so that the weights of a whole window add up to one.
        let start = (max(low, Double(index)) - low) / reach * Double(one)
        let end = (min(high, Double(index + 1)) - low) / reach * Double(one)
        let weight = Int(end.rounded()) - Int(start.rounded())
        return (0..<count).contains(index) && weight > 0 ? Tap(index: index, weight: weight) : nil
      }
    }
  }

  private static func channels(_ pixel: UInt32) -> SIMD4<Int> {
    SIMD4(Int(pixel & 255), Int(pixel >> 8 & 255), Int(pixel >> 16 & 255), Int(pixel >> 24))
  }

  private static func packed(_ sum: SIMD4<Int>) -> UInt32 {
    let unit = one * one
    func level(_ value: Int) -> UInt32 { UInt32(min(255, (value + unit / 2) / unit)) }
    return level(sum[0]) | level(sum[1]) << 8 | level(sum[2]) << 16 | level(sum[3]) << 24
  }
}
