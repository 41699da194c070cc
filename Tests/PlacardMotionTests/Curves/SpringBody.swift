@testable import PlacardMotion

/// A spring integrated step by step with the method of Runge and Kutta, knowing no closed form.
struct SpringBody {
  let spring: Spring
  var place = 0.0
  var speed: Double

  init(_ spring: Spring) {
    self.spring = spring
    speed = spring.initialVelocity
  }

  private func force(_ place: Double, _ speed: Double) -> Double {
    let frequency = spring.frequency
    return frequency * frequency * (1 - place) - 2 * spring.dampingRatio * frequency * speed
  }

  mutating func step(_ time: Double) {
    let (p1, s1) = (speed, force(place, speed))
    let (p2, s2) = (
      speed + s1 * time / 2, force(place + p1 * time / 2, speed + s1 * time / 2)
    )
    let (p3, s3) = (
      speed + s2 * time / 2, force(place + p2 * time / 2, speed + s2 * time / 2)
    )
    let (p4, s4) = (speed + s3 * time, force(place + p3 * time, speed + s3 * time))
    place += (p1 + 2 * p2 + 2 * p3 + p4) * time / 6
    speed += (s1 + 2 * s2 + 2 * s3 + s4) * time / 6
  }
}
