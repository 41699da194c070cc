/// A cubic Bézier from (0, 0) to (1, 1) that gives the progress at a share of the time.
///
/// It uses the four basic operations only, so that it is the same everywhere.
package struct TimingCurve: Hashable, Sendable {
  /// Time of the first control point, 0…1.
  package let x1: Double
  /// Progress of the first control point; below 0 the curve starts backwards.
  package let y1: Double
  /// Time of the second control point, 0…1.
  package let x2: Double
  /// Progress of the second control point; above 1 the curve overshoots.
  package let y2: Double

  /// Creates a curve from its control points; times are clamped to 0…1, where a time has one
  /// progress.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = min(1, max(0, x1))
    self.y1 = y1
    self.x2 = min(1, max(0, x2))
    self.y2 = y2
  }

  /// Even speed.
  package static let linear = TimingCurve(0, 0, 1, 1)
  /// UIKit's ease-in.
  package static let easeIn = TimingCurve(0.42, 0, 1, 1)
  /// UIKit's ease-out.
  package static let easeOut = TimingCurve(0, 0, 0.58, 1)
  /// UIKit's ease-in-ease-out, the default of its animations.
  package static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)
  /// The default of Core Animation.
  package static let coreAnimation = TimingCurve(0.25, 0.1, 0.25, 1)

  /// The progress at a share of the time, within 1e-6 of the exact solution; times outside 0…1
  /// give 0 and 1.
  package func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    if x1 == y1, x2 == y2 { return time }
    return Self.coordinate(y1, y2, at: parameter(at: time))
  }

  /// The curve's parameter at a time: Newton's steps, halving where they lead out of the interval.
  private func parameter(at time: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var parameter = time
    for _ in 0..<100 {
      let error = Self.coordinate(x1, x2, at: parameter) - time
      if error == 0 { return parameter }
      if error < 0 { low = parameter } else { high = parameter }
      let slope = Self.slope(x1, x2, at: parameter)
      let step = slope > 0 ? parameter - error / slope : low
      // Where the curve is all but flat, Newton's steps shrink slowly; halves do not.
      let next = step > low && step < high && slope > 0.01 ? step : (low + high) / 2
      if next == parameter || high - low < 1e-15 { return next }
      parameter = next
    }
    return parameter
  }

  private static func coordinate(_ first: Double, _ second: Double, at s: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * s * first + 3 * rest * s * s * second + s * s * s
  }

  private static func slope(_ first: Double, _ second: Double, at s: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * first + 6 * rest * s * (second - first) + 3 * s * s * (1 - second)
  }
}
