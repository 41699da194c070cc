import PlacardGraphics
import Testing

@testable import PlacardRaster

@Suite("Widths of the system face")
struct SystemFaceWidthTests {
  private let shaper: TextShaper

  init() throws { shaper = try TextShaper(FontCollection()) }

  private func inkWidth(_ text: String, size: Double, weight: Int) throws -> Double {
    let layout = shaper.layout(TextRequest(text: text, size: size, weight: weight))
    return Ink(try #require(layout.lines.first), glyphs: shaper.glyphs).width
  }

  /// Measured in reference pictures of iOS at 3x (facts: how close to SF Pro).
  @Test(
    "The ink of known strings is as wide as San Francisco's",
    arguments: [
      ("Back Button Accessibility Traits - With Titles", 332.67, 0.005),
      ("Hello World", 85.33, 0.008),
    ])
  func regular(_ text: String, _ expected: Double, _ tolerance: Double) throws {
    let width = try inkWidth(text, size: 17, weight: 400)
    #expect(abs(width - expected) / expected < tolerance, "\(width)")
  }

  /// San Francisco's semibold is 1.3 to 1.5 % wider than Inter's with the regular tracking: 112.3
  /// against 110.6 pt and 127.0 against 125.1 at 15 pt, 122.3 against 120.7 at 17.
  @Test(
    "Semibold grows by what separates Inter from San Francisco, within 1 %",
    arguments: [(15.0, 112.3, 110.6), (15.0, 127.0, 125.1), (17.0, 122.3, 120.7)])
  func semibold(_ size: Double, _ wanted: Double, _ inter: Double) throws {
    let text = "Accessibility"
    let letters = Double(text.count - 1)
    let correction =
      TypeFace.system.tracking(at: size, weight: 600)
      - TypeFace.system.tracking(at: size, weight: 400)
    #expect(abs(correction - 0.12) < 1e-9)
    let width = try inkWidth(text, size: size, weight: 600)
    let uncorrected = width - letters * correction
    #expect(abs(width / (uncorrected * wanted / inter) - 1) < 0.01)
  }

  @Test("The semibold correction grows from 400 to 600 and stays from there")
  func correction() {
    let face = TypeFace.system
    let regular = face.tracking(at: 17, weight: 400)
    #expect(abs(face.tracking(at: 17, weight: 500) - regular - 0.06) < 1e-9)
    #expect(abs(face.tracking(at: 17, weight: 700) - regular - 0.12) < 1e-9)
    #expect(TypeFace.family("Inter").tracking(at: 17, weight: 600) == 0)
  }

  @Test(
    "Joined scripts take no letter spacing at any size",
    arguments: ["السلام", "पुनः", "เงิน", "שלום"])
  func joinedScripts(_ text: String) throws {
    for size in [11.0, 17, 28] {
      let request = TextRequest(text: text, size: size)
      var plain = request
      plain.face = .family("Inter")
      #expect(shaper.layout(request).lines == shaper.layout(plain).lines)
    }
  }

  @Test("In mixed text the Latin part alone is spaced")
  func mixedScripts() throws {
    let spaced = shaper.layout(TextRequest(text: "WiFi واي فاي", size: 17))
    let plain = shaper.layout(TextRequest(text: "WiFi واي فاي", face: .family("Inter"), size: 17))
    // Four letters and the blank after them; half of a space may be lost where the scripts meet.
    let difference = spaced.size.width - plain.size.width
    let tracking = TypeFace.system.tracking(at: 17, weight: 400)
    #expect(difference > 5 * tracking - 0.02 && difference < 4 * tracking + 0.02)
  }
}
