import Testing

@testable import PlacardMotion

@Suite("Timing curves")
struct TimingCurveTests {
  private static let curves: [TimingCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .coreAnimation, TimingCurve(1, 0, 0, 1),
    TimingCurve(0, 1, 1, 0), TimingCurve(0.68, -0.55, 0.27, 1.55), TimingCurve(0, 0, 0, 1),
    TimingCurve(1, 0, 1, 1), TimingCurve(0.9, 0.1, 0.1, 0.9),
  ]

  @Test("At the time of any point of the curve the progress is that point's, to a millionth")
  func pointsOfTheCurve() {
    for curve in Self.curves {
      for step in 1..<5000 {
        let (x, y) = Self.point(curve, Double(step) / 5000)
        let error = abs(curve.value(at: x) - y)
        #expect(error < 1e-6, "\(curve) at \(x)")
      }
    }
  }

  @Test("Curves start at 0 and end at 1, and stay there")
  func ends() {
    for curve in Self.curves {
      #expect([-1, 0].map(curve.value) == [0, 0])
      #expect([1, 2, .infinity].map(curve.value) == [1, 1, 1])
      #expect(curve.value(at: .nan) == 0 || curve.value(at: .nan) == 1)
    }
  }

  @Test("The named curves run through what browsers and UIKit say")
  func knownValues() {
    #expect(abs(TimingCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-12)
    #expect(abs(TimingCurve.easeIn.value(at: 0.5) - 0.315357) < 1e-6)
    #expect(abs(TimingCurve.easeOut.value(at: 0.5) - 0.684643) < 1e-6)
    #expect(abs(TimingCurve.coreAnimation.value(at: 0.5) - 0.802403) < 1e-6)
  }

  @Test("Times of control points outside 0 and 1 are clamped, so that every time has one progress")
  func clamped() {
    #expect(TimingCurve(-1, 0.3, 2, 0.6) == TimingCurve(0, 0.3, 1, 0.6))
  }

  private static func point(_ curve: TimingCurve, _ s: Double) -> (x: Double, y: Double) {
    func bezier(_ first: Double, _ second: Double) -> Double {
      // De Casteljau, unlike the curve's own polynomial.
      func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * s }
      let (a, b, c) = (mix(0, first), mix(first, second), mix(second, 1))
      return mix(mix(a, b), mix(b, c))
    }
    return (bezier(curve.x1, curve.x2), bezier(curve.y1, curve.y2))
  }
}
