import PlacardGraphics
import PlacardRaster

/// What drawing and encoding one row took.
struct Measurement {
  /// Milliseconds from picture to picture, in the order taken.
  private var draw: [Double] = []
  private var encode: [Double] = []
  /// The PNG file of the last picture.
  private(set) var bytes: [UInt8] = []

  /// - Parameters:
  ///   - samples: pictures to measure, after two that only warm up.
  init(_ row: some Row, samples: Int) throws {
    let clock = ContinuousClock()
    for turn in -2..<samples {
      let start = clock.now
      let bitmap = try row.draw(turn: turn)
      let drawn = clock.now
      bytes = try PNGEncoder.encode(bitmap, scale: row.scene.scale)
      let encoded = clock.now
      guard turn >= 0 else { continue }
      draw.append(Self.milliseconds(drawn - start))
      encode.append(Self.milliseconds(encoded - drawn))
    }
  }

  /// One line: medians, extremes and every sample of both steps in milliseconds.
  func json(kind: String, scene: String) -> String {
    "{\"kind\": \"\(kind)\", \"scene\": \"\(scene)\", \"draw\": \(Self.json(draw)), "
      + "\"encode\": \(Self.json(encode)), \"bytes\": \(bytes.count)}"
  }

  private static func json(_ samples: [Double]) -> String {
    let sorted = samples.sorted()
    let median = (sorted[sorted.count / 2] + sorted[(sorted.count - 1) / 2]) / 2
    let numbers = samples.map { $0.rounded(toPlaces: 3) }.joined(separator: ", ")
    return "{\"median\": \(median.rounded(toPlaces: 3)), "
      + "\"min\": \(sorted[0].rounded(toPlaces: 3)), "
      + "\"max\": \(sorted[sorted.count - 1].rounded(toPlaces: 3)), \"samples\": [\(numbers)]}"
  }

  private static func milliseconds(_ duration: Duration) -> Double {
    let (seconds, attoseconds) = duration.components
    return Double(seconds) * 1e3 + Double(attoseconds) / 1e15
  }
}
