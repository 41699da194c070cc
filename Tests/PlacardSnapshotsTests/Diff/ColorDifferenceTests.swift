import PlacardGraphics
import Testing

@testable import PlacardSnapshots

struct ColorDifferenceTests {
  // The values were computed apart from this code, with the powers and roots of Python's library.
  @Test(
    "Opaque colours differ as CIE94 says, and the reference weighs the chroma",
    arguments: [
      (Color(255, 0, 0), Color(0, 255, 0), 68.80842247662831),
      (Color(255, 255, 255), Color(0, 0, 0), 100.0),
      (Color(10, 20, 30), Color(11, 20, 30), 0.2546788537487521),
      (Color(200, 100, 50), Color(198, 104, 49), 1.6812604285365806),
      (Color(0, 0, 255), Color(255, 255, 0), 111.85281856415511),
      (Color(3, 2, 1), Color(1, 2, 3), 0.968513993406886),
    ])
  func opaque(actual: Color, reference: Color, expected: Double) {
    let difference = ColorDifference.cie94(
      Bitmap.premultiplied(actual), reference: Bitmap.premultiplied(reference))
    #expect(abs(difference - expected) < 1e-9)
  }

  @Test("Translucent pixels take the larger difference over black and white")
  func translucent() {
    func difference(_ a: Color, _ b: Color) -> Double {
      ColorDifference.cie94(Bitmap.premultiplied(a), reference: Bitmap.premultiplied(b))
    }
    #expect(abs(difference(.clear, .white) - 100) < 1e-9)
    #expect(abs(difference(.clear, .black) - 100) < 1e-9)
    #expect(difference(.clear, Color(255, 255, 255, 0)) == 0)
  }
}
