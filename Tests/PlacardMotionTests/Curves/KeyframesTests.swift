import Testing

@testable import PlacardMotion

@Suite("Keyframes")
struct KeyframesTests {
  @Test("Keys are met exactly, and between them each has its own curve")
  func curves() {
    let keys = Keyframes([
      .init(0, -100), .init(0.2, 15, .easeInOut), .init(0.4, 0, .easeIn),
    ])
    #expect([-1, 0, 0.2, 0.4, 9].map(keys.value) == [-100, -100, 15, 0, 0])
    #expect(abs(keys.value(at: 0.1) + 42.5) < 1e-9)
    #expect(abs(keys.value(at: 0.3) - 15 * (1 - TimingCurve.easeIn.value(at: 0.5))) < 1e-9)
    #expect(keys.duration == 0.4)
  }

  @Test("Values at even distances move at even speed")
  func even() {
    let shake = Keyframes(values: [0, -20, 20, -10, 0], over: 0.4)
    #expect(
      [0.05, 0.15, 0.25, 0.35].map { (shake.value(at: $0) * 1e9).rounded() / 1e9 }
        == [-10, 0, 5, -5])
  }

  @Test("Keys out of order are put in order; two at one time are a jump")
  func order() {
    let keys = Keyframes([.init(1, 5), .init(0, 0), .init(0.5, 1), .init(0.5, 4)])
    #expect([0.25, 0.5, 0.75].map(keys.value) == [0.5, 4, 4.5])
    #expect(Keyframes([]).value(at: 1) == 0)
    #expect(Keyframes([]).duration == 0)
  }
}
