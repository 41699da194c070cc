/// A damped spring that is let go at 0 and comes to rest at 1.
package struct Spring: Hashable, Sendable {
  /// The least mass and stiffness, and the most of every parameter.
  package static let parameters: ClosedRange<Double> = 1e-6...1e9

  /// Natural frequency without damping, in radians per second.
  package let frequency: Double
  /// Damping as a share of the critical: below 1 it overshoots, from 1 on it creeps.
  package let dampingRatio: Double
  /// Speed at the start in distances per second.
  package let initialVelocity: Double

  /// Creates a spring from its frequency.
  ///
  /// - Parameters:
  ///   - frequency: radians per second, clamped to `parameters`.
  ///   - dampingRatio: clamped to 0…1e9.
  ///   - initialVelocity: distances per second; what is not finite counts as 0.
  package init(frequency: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    self.frequency = Self.clamped(frequency)
    self.dampingRatio = dampingRatio > 0 ? Self.clamped(dampingRatio) : 0
    self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
  }

  static func clamped(_ parameter: Double) -> Double {
    max(parameters.lowerBound, min(parameters.upperBound, parameter))
  }

  /// The place at a time in seconds: 0 at the start, 1 at rest.
  package func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let (c, s) = modes(at: time)
    return 1 - c - (dampingRatio * frequency - initialVelocity) * s
  }

  /// The speed at a time, in distances per second.
  package func velocity(at time: Double) -> Double {
    let (c, s) = modes(at: max(0, time))
    let decay = dampingRatio * frequency
    let excess = (dampingRatio * dampingRatio - 1) * frequency * frequency
    return decay * c - excess * s - (decay - initialVelocity) * (c - decay * s)
  }

  /// The two solutions that start with place 1 and with speed 1 after the factor e^(-ζωt):
  /// cosine and sine below the critical damping, their hyperbolic kin above it.
  private func modes(at time: Double) -> (c: Double, s: Double) {
    let decay = dampingRatio * frequency
    let excess = (dampingRatio * dampingRatio - 1) * frequency * frequency
    let rate = abs(excess).squareRoot()
    let phase = rate * time
    if phase < 1e-4 {
      // Both forms divide nothing by nothing there; their common series does not.
      let fading = Exponential.exp(-decay * time)
      let square = excess * time * time
      return (fading * (1 + square / 2), fading * time * (1 + square / 6))
    }
    if excess < 0 {
      let fading = Exponential.exp(-decay * time)
      let (sine, cosine) = Exponential.sineCosine(phase)
      return (fading * cosine, fading * sine / rate)
    }
    let slow = Exponential.exp(-slowRate * time)
    let fast = Exponential.exp(-(decay + rate) * time)
    return ((slow + fast) / 2, (slow - fast) / (2 * rate))
  }

  /// How fast the slower part fades: ζω below the critical damping, ω(ζ - √(ζ² - 1)) above it,
  /// written as a quotient, since the difference loses all its digits for strong damping.
  private var slowRate: Double {
    guard dampingRatio > 1 else { return dampingRatio * frequency }
    return frequency / (dampingRatio + (dampingRatio * dampingRatio - 1).squareRoot())
  }

  /// A bound of the distance from rest that falls in the long run.
  func envelope(at time: Double) -> Double {
    let rate = abs(dampingRatio * dampingRatio - 1).squareRoot() * frequency
    let swing = abs(dampingRatio * frequency - initialVelocity)
    let fading = Exponential.exp(-slowRate * time)
    if dampingRatio < 1 {
      let sides = (1 + (swing / rate) * (swing / rate)).squareRoot()
      return fading * min(sides, 1 + swing * time)
    }
    return fading * (1 + swing * (rate > 0 ? min(time, 1 / (2 * rate)) : time))
  }

  /// Seconds after which the spring stays within a distance of rest; `nil` where it has no damping.
  ///
  /// - Parameters:
  ///   - threshold: a share of the whole distance, above 0.
  package func settlingTime(threshold: Double = 0.001) -> Double? {
    guard dampingRatio > 0 else { return nil }
    var high = 1 / slowRate
    while envelope(at: high) > threshold { high *= 2 }
    var low = 0.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if envelope(at: middle) > threshold { low = middle } else { high = middle }
    }
    return high
  }
}
