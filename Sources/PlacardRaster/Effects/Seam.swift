import PlacardGraphics

/// Pixels in the middle of a shape's straight sides that may be left out of a mask and put back
/// after blurring, since all of them are equal.
struct Seam: Hashable {
  /// The first of the equal columns (or rows).
  let start: Int
  /// How many may be left out.
  let count: Int
  /// The shape's points from here on move up to the start.
  let end: Double

  /// Nothing is left out.
  static let none = Seam(start: 0, count: 0, end: .infinity)

  /// - Parameters:
  ///   - paths: shapes in pixels, all of which must be straight there.
  ///   - along: the coordinate that counts the columns.
  ///   - across: the other one.
  ///   - margin: pixels at both ends of the straight part that a curve beyond it still changes.
  ///   - unit: as many pixels, or a multiple, are left out.
  init(
    _ paths: [Path], along: KeyPath<Point, Double>, across: KeyPath<Point, Double>, margin: Int,
    unit: Int
  ) {
    let segments = paths.flatMap { Self.segments($0) }
    let places = Set(segments.flatMap { $0.map { $0[keyPath: along] } }).sorted()
    let gaps = zip(places, places.dropFirst()).filter { low, high in
      segments.allSatisfy { points in
        points.allSatisfy { $0[keyPath: along] <= low }
          || points.allSatisfy { $0[keyPath: along] >= high }
          || points.allSatisfy { $0[keyPath: across] == points[0][keyPath: across] }
      }
    }
    guard let (low, high) = gaps.max(by: { $0.1 - $0.0 < $1.1 - $1.0 }) else {
      self = .none
      return
    }
    let start = Int(low.rounded(.up)) + margin
    let count = (Int(high.rounded(.down)) - margin - start) / unit * unit
    self = count > 0 ? Seam(start: start, count: count, end: high) : .none
  }

  private init(start: Int, count: Int, end: Double) {
    self.start = start
    self.count = count
    self.end = end
  }

  /// The pixel of the shortened mask that stands for a pixel of the whole one.
  func short(_ pixel: Int) -> Int {
    pixel < start + count ? min(pixel, start) : pixel - count
  }

  /// A coordinate of the shortened shape.
  func shorten(_ coordinate: Double) -> Double {
    coordinate < end ? coordinate : coordinate - Double(count)
  }

  /// The points of each line and curve, those that close a subpath among them.
  private static func segments(_ path: Path) -> [[Point]] {
    var current = Point.zero
    var start = Point.zero
    return path.elements.map { element in
      let points =
        switch element {
        case .move(let end): [end]
        case .line(let end): [current, end]
        case .cubic(let first, let second, let end): [current, first, second, end]
        case .close: [current, start]
        }
      if case .move(let point) = element { start = point }
      current = points[points.count - 1]
      return points
    }
  }
}
