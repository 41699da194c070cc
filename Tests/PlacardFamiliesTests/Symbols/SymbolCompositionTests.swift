import PlacardGraphics
import Testing

@testable import PlacardFamilies

@Suite("Composed symbols")
struct SymbolCompositionTests {
  private let catalog = SymbolCatalog.standard

  /// The kinds of layers from bottom to top: `+` paints, `-` knocks out.
  private func kinds(_ name: String) throws -> String {
    try catalog.symbol(named: name).layers.map { layer in
      if case .fill = layer { "+" } else { "-" }
    }.joined()
  }

  private func ink(_ layer: Symbol.Layer) -> Rect? {
    switch layer {
    case .fill(let path), .knockOut(let path): path.bounds
    }
  }

  @Test(
    "Each modifier adds its layers",
    arguments: [
      ("heart.circle", "++"), ("heart.circle.fill", "+-"), ("heart.square.fill", "+-"),
      ("heart.slash", "+-+"), ("heart.slash.fill", "+-+"), ("folder.badge.plus", "+-+-"),
      ("folder.fill.badge.plus", "+-+-"), ("folder.badge.plus.fill", "+-+-"),
      ("envelope.badge", "+-+"), ("heart.slash.circle", "++-+"),
      ("heart.slash.circle.fill", "+-+-"),
    ])
  func layers(name: String, expected: String) throws {
    #expect(try kinds(name) == expected)
  }

  @Test("An enclosed glyph is centred by its ink and stays inside the ring")
  func enclosure() throws {
    for name in ["heart.circle", "bell.circle.fill", "paperplane.square"] {
      let symbol = try catalog.symbol(named: name)
      let ring = try #require(ink(symbol.layers[0]))
      let glyph = try #require(ink(symbol.layers[1]))
      #expect(ring.inset(by: 24).contains(glyph), "\(name)")
      #expect(abs(glyph.center.x - ring.center.x) < 0.01)
      #expect(abs(glyph.center.y - ring.center.y) < 0.01)
    }
  }

  @Test("Every shape encloses a glyph", arguments: SymbolEnclosure.allCases)
  func enclosures(enclosure: SymbolEnclosure) throws {
    #expect(try kinds("flame.\(enclosure.rawValue)") == "++")
    #expect(try kinds("flame.\(enclosure.rawValue).fill") == "+-")
  }

  @Test("The gap of a slash is wider than its line on both sides")
  func slashGap() throws {
    let symbol = try catalog.symbol(named: "heart.slash")
    let gap = try #require(ink(symbol.layers[1]))
    let line = try #require(ink(symbol.layers[2]))
    #expect(gap.contains(line.inset(by: -17)))
    #expect(Symbol.viewBox.contains(line))
  }

  @Test("Every badge sits at the bottom trailing corner with its sign inside the disc")
  func badges() throws {
    for sign in SymbolModifier.signs {
      let symbol = try catalog.symbol(named: "calendar.badge.\(sign)")
      let disc = try #require(ink(symbol.layers[2]))
      let mark = try #require(ink(symbol.layers[3]))
      #expect(disc == Rect(140, 140, 112, 112))
      #expect(disc.inset(by: 14).contains(mark), "\(sign) \(mark)")
      #expect(abs(mark.center.x - disc.center.x) < 3, "\(sign)")
      #expect(abs(mark.center.y - disc.center.y) < 3, "\(sign)")
    }
  }

  @Test("The ink of a symbol is the union of what its layers paint")
  func bounds() throws {
    #expect(try catalog.symbol(named: "circle.fill").bounds == Rect(24, 24, 208, 208))
    let badged = try catalog.symbol(named: "minus.badge.plus").bounds
    #expect(badged.maxX == 252 && badged.maxY == 252)
    #expect(Symbol(name: "none", layers: []).bounds == .zero)
  }
}
