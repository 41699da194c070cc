import Testing

@testable import PlacardMotion

@Suite("Decay")
struct DecayTests {
  @Test("The way gone is the speed summed up, the speed what is left after each millisecond")
  func integration() {
    for rate in [Decay.normalRate, Decay.fastRate] {
      let decay = Decay(initialVelocity: 1500, rate: rate)
      var (way, speed) = (0.0, 1500.0)
      for millisecond in 1...1000 {
        // Simpson's rule over the millisecond.
        let middle = speed * rate.squareRoot()
        way += (speed + 4 * middle + speed * rate) / 6000
        speed *= rate
        let time = Double(millisecond) / 1000
        #expect(abs(decay.value(at: time) - way) < 1e-4)
        #expect(abs(decay.velocity(at: time) - speed) < 1e-6)
      }
    }
  }

  @Test("At the settling time the threshold is left to go")
  func settling() {
    for velocity in [-2000.0, 40, 900] {
      let decay = Decay(initialVelocity: velocity)
      let rest = abs(decay.distance - decay.value(at: decay.settlingTime(threshold: 0.5)))
      #expect(abs(rest - 0.5) < 1e-9)
    }
    #expect(Decay(initialVelocity: 0).settlingTime() == 0)
    #expect(Decay(initialVelocity: 800).value(at: -1) == 0)
  }
}
