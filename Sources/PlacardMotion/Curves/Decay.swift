/// How something that was let go at a speed slows down, as scroll views do.
package struct Decay: Hashable, Sendable {
  /// UIKit's normal deceleration rate.
  package static let normalRate = 0.998
  /// UIKit's fast deceleration rate.
  package static let fastRate = 0.99

  /// Speed at the start, in points per second.
  package let initialVelocity: Double
  /// What is left of the speed after a millisecond, between 0 and 1.
  package let rate: Double

  /// Creates a decay.
  ///
  /// - Parameters:
  ///   - initialVelocity: points per second.
  ///   - rate: what is left of the speed after a millisecond, clamped to 0.001…0.999999.
  package init(initialVelocity: Double, rate: Double = Decay.normalRate) {
    self.initialVelocity = initialVelocity
    self.rate = max(0.001, min(0.999999, rate))
  }

  /// The rate's logarithm for a second, below 0.
  private var slope: Double { 1000 * Exponential.log(rate) }

  /// The way gone at a time in seconds, in points.
  package func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    return initialVelocity * (Exponential.exp(slope * time) - 1) / slope
  }

  /// The speed at a time, in points per second.
  package func velocity(at time: Double) -> Double {
    initialVelocity * Exponential.exp(slope * max(0, time))
  }

  /// The way gone in the end, in points.
  package var distance: Double { -initialVelocity / slope }

  /// Seconds until the rest of the way is shorter than a distance in points.
  package func settlingTime(threshold: Double = 0.5) -> Double {
    let rest = abs(distance)
    return rest > threshold ? Exponential.log(threshold / rest) / slope : 0
  }
}
