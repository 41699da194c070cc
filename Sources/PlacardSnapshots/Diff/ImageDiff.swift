public import PlacardGraphics

/// Compares pictures by their premultiplied pixels, so that the colour of a fully transparent
/// pixel, which nobody can see, does not count, and its alpha does.
public enum ImageDiff {
  /// What a comparison found.
  public enum Verdict: Hashable, Sendable, CustomStringConvertible {
    /// Every pixel is equal.
    case identical
    /// Some pixels differ, no more than the tolerance allows.
    case within(PixelDifference)
    /// The sizes in pixels differ, which no tolerance allows.
    case sizes(actual: Size, reference: Size)
    /// More differs than the tolerance allows.
    case different(PixelDifference)

    /// Whether the pictures count as equal.
    public var isMatch: Bool {
      switch self {
      case .identical, .within: true
      case .sizes, .different: false
      }
    }

    /// The finding in one line.
    public var description: String {
      switch self {
      case .identical: "identical"
      case .within(let difference): "within the tolerance: \(difference)"
      case .different(let difference): "\(difference)"
      case .sizes(let actual, let reference):
        "the size is \(Int(actual.width))×\(Int(actual.height)) pixels, the reference has "
          + "\(Int(reference.width))×\(Int(reference.height))"
      }
    }
  }

  /// Compares a picture with its reference.
  public static func compare(
    _ actual: Bitmap, with reference: Bitmap, tolerance: Tolerance = .exact
  ) -> Verdict {
    guard actual.width == reference.width, actual.height == reference.height else {
      return .sizes(
        actual: Size(Double(actual.width), Double(actual.height)),
        reference: Size(Double(reference.width), Double(reference.height)))
    }
    let difference = measure(actual, reference, tolerance.perChannel)
    guard difference.count > 0 else { return .identical }
    return difference.beyondTolerance <= tolerance.differentPixels
      ? .within(difference) : .different(difference)
  }

  /// The largest difference of the four channels of two pixels, in levels.
  static func channelDifference(_ a: UInt32, _ b: UInt32) -> Int {
    let channels = [0, 8, 16, 24] as InlineArray<4, UInt32>
    var largest = 0
    for index in channels.indices {
      let shift = channels[index]
      largest = max(largest, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
    }
    return largest
  }

  private static func measure(
    _ actual: Bitmap, _ reference: Bitmap, _ perChannel: Int
  ) -> PixelDifference {
    var result = PixelDifference(
      count: 0, beyondTolerance: 0, maxChannel: 0, maxDeltaE: 0, bounds: .zero)
    let (a, b) = (actual.pixels.span, reference.pixels.span)
    // Neighbours mostly differ alike, and the colour difference is the costly part.
    var last: (actual: UInt32, reference: UInt32) = (0, 0)
    for y in 0..<actual.height {
      let row = y * actual.width..<(y + 1) * actual.width
      guard !areEqual(a.extracting(row), b.extracting(row)) else { continue }
      for index in row where a[index] != b[index] {
        let levels = channelDifference(a[index], b[index])
        result.count += 1
        if levels > perChannel { result.beyondTolerance += 1 }
        result.maxChannel = max(result.maxChannel, levels)
        if (a[index], b[index]) != last {
          last = (a[index], b[index])
          let deltaE = ColorDifference.cie94(last.actual, reference: last.reference)
          result.maxDeltaE = max(result.maxDeltaE, deltaE)
        }
        let pixel = Rect(Double(index - row.lowerBound), Double(y), 1, 1)
        result.bounds = result.count == 1 ? pixel : result.bounds.union(pixel)
      }
    }
    return result
  }

  /// Whether two rows are equal, without a branch a pixel, so that it compiles to vector code.
  private static func areEqual(_ a: Span<UInt32>, _ b: Span<UInt32>) -> Bool {
    var bits: UInt32 = 0
    for index in a.indices { bits |= a[unchecked: index] ^ b[unchecked: index] }
    return bits == 0
  }
}
