import PlacardGraphics
import Testing

@Suite("System palettes")
struct SystemColorTests {
  typealias Row = (name: String, classic: [UInt32], glass: [UInt32])

  /// 0xRRGGBB for light, dark, and both with increased contrast, as published for generations 13 to
  /// 18 and from 26 on.
  static let hues: [Row] = [
    (
      "systemRed", [0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961],
      [0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165]
    ),
    (
      "systemOrange", [0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340],
      [0xFF8D28, 0xFF9230, 0xC55300, 0xFFA056]
    ),
    (
      "systemYellow", [0xFFCC00, 0xFFD60A, 0xA05A00, 0xFFD426],
      [0xFFCC00, 0xFFD600, 0xA16A00, 0xFEDF43]
    ),
    (
      "systemGreen", [0x34C759, 0x30D158, 0x248A3D, 0x30DB5B],
      [0x34C759, 0x30D158, 0x008932, 0x4AD968]
    ),
    (
      "systemMint", [0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF],
      [0x00C8B3, 0x00DAC3, 0x008575, 0x54DFCB]
    ),
    (
      "systemTeal", [0x30B0C7, 0x40C8E0, 0x0071A4, 0x70D7FF],
      [0x00C3D0, 0x00D2E0, 0x008198, 0x3BDDEC]
    ),
    (
      "systemCyan", [0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF],
      [0x00C0E8, 0x3CD3FE, 0x007EAE, 0x6DD9FF]
    ),
    (
      "systemBlue", [0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF],
      [0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF]
    ),
    (
      "systemIndigo", [0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF],
      [0x6155F5, 0x6D7CFF, 0x564ADE, 0xA7AAFF]
    ),
    (
      "systemPurple", [0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF],
      [0xCB30E0, 0xDB34F2, 0xB02FC2, 0xEA8DFF]
    ),
    (
      "systemPink", [0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482],
      [0xFF2D55, 0xFF375F, 0xE7124D, 0xFF8AC4]
    ),
    (
      "systemBrown", [0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469],
      [0xAC7F5E, 0xB78A66, 0x956D51, 0xDBA679]
    ),
    (
      "systemGray", [0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2],
      [0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2]
    ),
    (
      "systemGray2", [0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80],
      [0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80]
    ),
    (
      "systemGray3", [0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456],
      [0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456]
    ),
    (
      "systemGray4", [0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446],
      [0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446]
    ),
    (
      "systemGray5", [0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638],
      [0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638]
    ),
    (
      "systemGray6", [0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426],
      [0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426]
    ),
  ]

  /// 0xRRGGBBAA in the same order; these did not change.
  static let semantic: [(name: String, values: [UInt32])] = [
    ("label", [0x000000FF, 0xFFFFFFFF, 0x000000FF, 0xFFFFFFFF]),
    ("secondaryLabel", [0x3C3C4399, 0xEBEBF599, 0x3C3C43AD, 0xEBEBF5AD]),
    ("tertiaryLabel", [0x3C3C434C, 0xEBEBF54C, 0x3C3C4360, 0xEBEBF560]),
    ("quaternaryLabel", [0x3C3C432D, 0xEBEBF528, 0x3C3C4342, 0xEBEBF53D]),
    ("separator", [0x3C3C4349, 0x54545899, 0x3C3C435E, 0x545458AD]),
    ("systemFill", [0x78788033, 0x7878805B, 0x78788047, 0x78788070]),
    ("tertiarySystemFill", [0x7676801E, 0x7676803D, 0x76768033, 0x76768051]),
    ("systemGroupedBackground", [0xF2F2F7FF, 0x000000FF, 0xEBEBF0FF, 0x000000FF]),
    ("elevatedSystemBackground", [0xFFFFFFFF, 0x1C1C1EFF, 0xFFFFFFFF, 0x242426FF]),
  ]

  private func values(_ name: String, _ generation: SystemGeneration) throws -> [Color] {
    let color = try #require(SystemColor.named(name))
    return [false, true].flatMap { contrast in
      [ColorScheme.light, .dark].map { scheme in
        color.resolve(
          in: ColorEnvironment(
            scheme: scheme, increasedContrast: contrast, generation: generation))
      }
    }
  }

  @Test("Every hue has its published values in both generations, schemes and contrasts")
  func hueValues() throws {
    for row in Self.hues {
      #expect(try values(row.name, .classic) == row.classic.map { Color(rgb: $0) }, "\(row.name)")
      #expect(try values(row.name, .glass) == row.glass.map { Color(rgb: $0) }, "\(row.name)")
    }
    let names = SystemColor.all.map(\.name).prefix(while: { $0 != "link" })
    #expect(Array(names) == Self.hues.map(\.name))
  }

  @Test("Labels, fills and backgrounds have their published values in both generations")
  func semanticValues() throws {
    for generation in [SystemGeneration.classic, .glass] {
      for (name, expected) in Self.semantic {
        let colors = expected.map {
          Color(rgb: $0 >> 8, alpha: UInt8(truncatingIfNeeded: $0))
        }
        #expect(try values(name, generation) == colors, "\(name)")
      }
    }
  }
}
