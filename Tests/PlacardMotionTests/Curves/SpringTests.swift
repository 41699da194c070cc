import Testing

@testable import PlacardMotion

@Suite("Springs")
struct SpringTests {
  private static let springs: [Spring] = [
    Spring(mass: 1, stiffness: 100, damping: 10),
    Spring(mass: 3, stiffness: 1000, damping: 500),
    Spring(mass: 2, stiffness: 50, damping: 20, initialVelocity: 4),
    Spring(mass: 1, stiffness: 100, damping: 0),
    Spring(duration: 0.5, bounce: 0.3), Spring(duration: 0.5, bounce: 0),
    Spring(duration: 0.5, bounce: -0.4), Spring(response: 0.55, dampingFraction: 0.825),
    Spring(frequency: 12, dampingRatio: 0.999_999_999),
    Spring(frequency: 12, dampingRatio: 1.000_000_001, initialVelocity: -3),
    Spring(damping: 0.6, settlingIn: 0.5, initialVelocity: 0.5),
  ]

  @Test("Place and speed are those of the differential equation, integrated step by step")
  func integration() {
    for spring in Self.springs {
      var body = SpringBody(spring)
      for step in 1...20_000 {
        body.step(1e-4)
        guard step.isMultiple(of: 500) else { continue }
        let time = Double(step) * 1e-4
        #expect(abs(spring.value(at: time) - body.place) < 1e-7, "\(spring) at \(time)")
        #expect(abs(spring.velocity(at: time) - body.speed) < 1e-5, "\(spring) at \(time)")
      }
    }
  }

  @Test("A spring starts at 0 with its own speed")
  func start() {
    for spring in Self.springs {
      #expect(spring.value(at: 0) == 0)
      #expect(abs(spring.velocity(at: 0) - spring.initialVelocity) < 1e-9)
      #expect(spring.value(at: -1) == 0)
    }
  }

  @Test("SwiftUI's, Core Animation's and the plain form describe the same spring")
  func forms() {
    let spring = Spring(response: 0.5, dampingFraction: 0.7)
    let other = Spring(duration: 0.5, bounce: 0.3)
    // SwiftUI documents mass 1, stiffness (2π/response)², damping 4π·fraction/response.
    let third = Spring(
      mass: 1, stiffness: 157.913_670_417_429_7, damping: 17.592_918_860_102_844)
    for time in [0.05, 0.1, 0.3, 0.9] {
      #expect(abs(spring.value(at: time) - other.value(at: time)) < 1e-9)
      #expect(abs(spring.value(at: time) - third.value(at: time)) < 1e-9)
    }
    #expect(Spring(duration: 1, bounce: -0.5).dampingRatio == 2)
  }

  @Test("The overshoot is that of the formula, and there is none from critical damping on")
  func overshoot() {
    func peak(_ spring: Spring) -> Double {
      (0...4000).map { spring.value(at: Double($0) / 1000) }.max() ?? 0
    }
    // e^(-πζ/√(1-ζ²)) with ζ = 0.5.
    #expect(abs(peak(Spring(frequency: 10, dampingRatio: 0.5)) - 1.163_033) < 1e-4)
    #expect(peak(Spring(frequency: 10, dampingRatio: 1)) <= 1)
    #expect(peak(Spring(mass: 3, stiffness: 1000, damping: 500)) <= 1)
  }

  @Test("After its settling time a spring stays within a thousandth, and not long before")
  func settling() throws {
    for spring in Self.springs where spring.dampingRatio > 0 {
      let settled = try #require(spring.settlingTime())
      let rest = (0...2000).map { abs(1 - spring.value(at: settled * (1 + Double($0) / 500))) }
      #expect((rest.max() ?? 1) <= 0.001_000_001, "\(spring)")
      let before = (0...1000).map { abs(1 - spring.value(at: settled * Double($0) / 1500)) }
      #expect(before.last ?? 0 > 0.0002 || (before.max() ?? 0) > 0.001)
    }
    #expect(Spring(mass: 1, stiffness: 100, damping: 0).settlingTime() == nil)
  }

  @Test("UIKit's form settles in the time given, for weak and strong damping and any speed")
  func uikit() throws {
    for damping in [0.05, 0.3, 0.6, 0.999, 1, 1.001, 3] {
      for velocity in [-5, 0, 0.5, 10] {
        let spring = Spring(damping: damping, settlingIn: 0.5, initialVelocity: velocity)
        let settled = try #require(spring.settlingTime())
        #expect(abs(settled - 0.5) < 1e-3, "damping \(damping), velocity \(velocity)")
      }
    }
  }

  @Test("Numbers that describe no spring are clamped and give finite places")
  func clamped() {
    let odd = [
      Spring(mass: 0, stiffness: -1, damping: -1), Spring(duration: 0, bounce: 9),
      Spring(duration: 0.5, bounce: -1), Spring(response: -1, dampingFraction: .infinity),
      Spring(frequency: .nan, dampingRatio: .nan, initialVelocity: .nan),
    ]
    for spring in odd {
      for time in [0, 0.1, 1, 100] { #expect(spring.value(at: time).isFinite, "\(spring)") }
    }
  }
}
