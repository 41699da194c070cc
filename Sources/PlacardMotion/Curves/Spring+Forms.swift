/// The ways in which Apple's frameworks describe springs.
extension Spring {
  /// Core Animation's form.
  ///
  /// - Parameters:
  ///   - mass: what moves; mass and stiffness are clamped to `parameters`.
  ///   - stiffness: force for each unit of distance.
  ///   - damping: force for each unit of speed, 0 or more.
  ///   - initialVelocity: distances per second.
  package init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
    let mass = Self.clamped(mass)
    let stiffness = Self.clamped(stiffness)
    self.init(
      frequency: (stiffness / mass).squareRoot(),
      dampingRatio: damping / (2 * (stiffness * mass).squareRoot()),
      initialVelocity: initialVelocity)
  }

  /// SwiftUI's form with the duration as it is felt.
  ///
  /// - Parameters:
  ///   - duration: seconds of one swing without damping, above 0.
  ///   - bounce: 0 for none, towards 1 for more, towards -1 for a slower approach.
  ///   - initialVelocity: distances per second.
  package init(duration: Double, bounce: Double, initialVelocity: Double = 0) {
    let bounce = max(-1, min(1, bounce))
    self.init(
      response: duration, dampingFraction: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce,
      initialVelocity: initialVelocity)
  }

  /// SwiftUI's older form.
  ///
  /// - Parameters:
  ///   - response: seconds of one swing without damping, above 0.
  ///   - dampingFraction: damping as a share of the critical.
  ///   - initialVelocity: distances per second.
  package init(response: Double, dampingFraction: Double, initialVelocity: Double = 0) {
    self.init(
      frequency: 2 * Double.pi / response, dampingRatio: dampingFraction,
      initialVelocity: initialVelocity)
  }

  /// UIKit's `usingSpringWithDamping`: the spring that is within 0.001 of rest after its duration.
  ///
  /// UIKit's own solver is not public; this is a stand-in of the same shape and length.
  ///
  /// - Parameters:
  ///   - damping: damping as a share of the critical, clamped to 0.01…100.
  ///   - settlingIn: seconds, above 0.
  ///   - initialVelocity: distances per second.
  package init(damping: Double, settlingIn duration: Double, initialVelocity: Double = 0) {
    let ratio = max(0.01, min(100, damping))
    let duration = max(1e-3, min(1e3, duration))
    // The envelope at the end falls with the frequency, where that is high enough at all.
    func envelope(_ frequency: Double) -> Double {
      Spring(
        frequency: frequency, dampingRatio: ratio, initialVelocity: initialVelocity
      ).envelope(at: duration)
    }
    var high = 1 / duration
    while envelope(high) > 0.001, high < Self.parameters.upperBound { high *= 2 }
    var low = high / 2
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if envelope(middle) > 0.001 { low = middle } else { high = middle }
    }
    self.init(frequency: high, dampingRatio: ratio, initialVelocity: initialVelocity)
  }
}
