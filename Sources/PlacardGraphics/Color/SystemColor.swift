/// A named colour of the system palette.
///
/// Each row holds 0xRRGGBBAA for light, dark, increased-contrast light and increased-contrast dark,
/// before and from system generation 26 (sources: Flutter's Cupertino palette for 13 to 18, public
/// transcriptions of Apple's design resources for 26; facts: system colours).
public struct SystemColor: Hashable, Sendable {
  /// The name as UIKit spells it, for instance `systemPink`.
  public let name: String
  private let classic: [UInt32]
  private let glass: [UInt32]

  private init(_ name: String, _ classic: [UInt32], _ glass: [UInt32]? = nil) {
    self.name = name
    self.classic = classic
    self.glass = glass ?? classic
  }

  /// The colour shown in an environment.
  public func resolve(in environment: ColorEnvironment) -> Color {
    let row = environment.generation == .glass ? glass : classic
    let column =
      (environment.scheme == .dark ? 1 : 0) + (environment.increasedContrast ? 2 : 0)
    let value = row[column]
    return Color(rgb: value >> 8, alpha: UInt8(truncatingIfNeeded: value))
  }

  /// The palette's colour of a name; `nil` where there is none.
  public static func named(_ name: String) -> SystemColor? { byName[name] }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// Every colour, in the order of the documentation.
  public static let all: [SystemColor] = [
    SystemColor(
      "systemRed", [0xFF3B30FF, 0xFF453AFF, 0xD70015FF, 0xFF6961FF],
      [0xFF383CFF, 0xFF4245FF, 0xE9152DFF, 0xFF6165FF]),
    SystemColor(
      "systemOrange", [0xFF9500FF, 0xFF9F0AFF, 0xC93400FF, 0xFFB340FF],
      [0xFF8D28FF, 0xFF9230FF, 0xC55300FF, 0xFFA056FF]),
    SystemColor(
      "systemYellow", [0xFFCC00FF, 0xFFD60AFF, 0xA05A00FF, 0xFFD426FF],
      [0xFFCC00FF, 0xFFD600FF, 0xA16A00FF, 0xFEDF43FF]),
    SystemColor(
      "systemGreen", [0x34C759FF, 0x30D158FF, 0x248A3DFF, 0x30DB5BFF],
      [0x34C759FF, 0x30D158FF, 0x008932FF, 0x4AD968FF]),
    SystemColor(
      "systemMint", [0x00C7BEFF, 0x63E6E2FF, 0x0C817BFF, 0x66D4CFFF],
      [0x00C8B3FF, 0x00DAC3FF, 0x008575FF, 0x54DFCBFF]),
    SystemColor(
      "systemTeal", [0x30B0C7FF, 0x40C8E0FF, 0x0071A4FF, 0x70D7FFFF],
      [0x00C3D0FF, 0x00D2E0FF, 0x008198FF, 0x3BDDECFF]),
    SystemColor(
      "systemCyan", [0x32ADE6FF, 0x64D2FFFF, 0x0071A4FF, 0x70D7FFFF],
      [0x00C0E8FF, 0x3CD3FEFF, 0x007EAEFF, 0x6DD9FFFF]),
    SystemColor(
      "systemBlue", [0x007AFFFF, 0x0A84FFFF, 0x0040DDFF, 0x409CFFFF],
      [0x0088FFFF, 0x0091FFFF, 0x1E6EF4FF, 0x5CB8FFFF]),
    SystemColor(
      "systemIndigo", [0x5856D6FF, 0x5E5CE6FF, 0x3634A3FF, 0x7D7AFFFF],
      [0x6155F5FF, 0x6D7CFFFF, 0x564ADEFF, 0xA7AAFFFF]),
    SystemColor(
      "systemPurple", [0xAF52DEFF, 0xBF5AF2FF, 0x8944ABFF, 0xDA8FFFFF],
      [0xCB30E0FF, 0xDB34F2FF, 0xB02FC2FF, 0xEA8DFFFF]),
    SystemColor(
      "systemPink", [0xFF2D55FF, 0xFF375FFF, 0xD30F45FF, 0xFF6482FF],
      [0xFF2D55FF, 0xFF375FFF, 0xE7124DFF, 0xFF8AC4FF]),
    SystemColor(
      "systemBrown", [0xA2845EFF, 0xAC8E68FF, 0x7F6545FF, 0xB59469FF],
      [0xAC7F5EFF, 0xB78A66FF, 0x956D51FF, 0xDBA679FF]),
    SystemColor(
      "systemGray", [0x8E8E93FF, 0x8E8E93FF, 0x6C6C70FF, 0xAEAEB2FF]),
    SystemColor(
      "systemGray2", [0xAEAEB2FF, 0x636366FF, 0x8E8E93FF, 0x7C7C80FF]),
    SystemColor(
      "systemGray3", [0xC7C7CCFF, 0x48484AFF, 0xAEAEB2FF, 0x545456FF]),
    SystemColor(
      "systemGray4", [0xD1D1D6FF, 0x3A3A3CFF, 0xBCBCC0FF, 0x444446FF]),
    SystemColor(
      "systemGray5", [0xE5E5EAFF, 0x2C2C2EFF, 0xD8D8DCFF, 0x363638FF]),
    SystemColor(
      "systemGray6", [0xF2F2F7FF, 0x1C1C1EFF, 0xEBEBF0FF, 0x242426FF]),
    SystemColor(
      "link", [0x007AFFFF, 0x0984FFFF, 0x0040DDFF, 0x409CFFFF],
      [0x0088FFFF, 0x0091FFFF, 0x1E6EF4FF, 0x5CB8FFFF]),
    SystemColor(
      "label", [0x000000FF, 0xFFFFFFFF, 0x000000FF, 0xFFFFFFFF]),
    SystemColor(
      "secondaryLabel", [0x3C3C4399, 0xEBEBF599, 0x3C3C43AD, 0xEBEBF5AD]),
    SystemColor(
      "tertiaryLabel", [0x3C3C434C, 0xEBEBF54C, 0x3C3C4360, 0xEBEBF560]),
    SystemColor(
      "quaternaryLabel", [0x3C3C432D, 0xEBEBF528, 0x3C3C4342, 0xEBEBF53D]),
    SystemColor(
      "placeholderText", [0x3C3C434C, 0xEBEBF54C, 0x3C3C4360, 0xEBEBF560]),
    SystemColor(
      "separator", [0x3C3C4349, 0x54545899, 0x3C3C435E, 0x545458AD]),
    SystemColor(
      "opaqueSeparator", [0xC6C6C8FF, 0x38383AFF, 0xC6C6C8FF, 0x38383AFF]),
    SystemColor(
      "systemFill", [0x78788033, 0x7878805B, 0x78788047, 0x78788070]),
    SystemColor(
      "secondarySystemFill", [0x78788028, 0x78788051, 0x7878803D, 0x78788066]),
    SystemColor(
      "tertiarySystemFill", [0x7676801E, 0x7676803D, 0x76768033, 0x76768051]),
    SystemColor(
      "quaternarySystemFill", [0x74748014, 0x7676802D, 0x74748028, 0x76768042]),
    SystemColor(
      "systemBackground", [0xFFFFFFFF, 0x000000FF, 0xFFFFFFFF, 0x000000FF]),
    SystemColor(
      "secondarySystemBackground", [0xF2F2F7FF, 0x1C1C1EFF, 0xEBEBF0FF, 0x242426FF]),
    SystemColor(
      "tertiarySystemBackground", [0xFFFFFFFF, 0x2C2C2EFF, 0xFFFFFFFF, 0x363638FF]),
    SystemColor(
      "systemGroupedBackground", [0xF2F2F7FF, 0x000000FF, 0xEBEBF0FF, 0x000000FF]),
    SystemColor(
      "secondarySystemGroupedBackground", [0xFFFFFFFF, 0x1C1C1EFF, 0xFFFFFFFF, 0x242426FF]),
    SystemColor(
      "tertiarySystemGroupedBackground", [0xF2F2F7FF, 0x2C2C2EFF, 0xEBEBF0FF, 0x363638FF]),
    SystemColor(
      "elevatedSystemBackground", [0xFFFFFFFF, 0x1C1C1EFF, 0xFFFFFFFF, 0x242426FF]),
  ]
}
