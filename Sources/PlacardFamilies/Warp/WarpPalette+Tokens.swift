import PlacardGraphics

/// The tokens as generated for Warp's six brands on 2026-03-04 (facts: Warp, colours).
extension WarpPalette {
  /// The tokens of a brand.
  static func tokens(of brand: WarpBrand) -> WarpPalette {
    switch brand {
    case .neutral: neutral
    case .finn: finn
    case .tori: tori
    case .dba: dba
    case .blocket: blocket
    case .vend: vend
    }
  }

  private static func pair(_ light: UInt32, _ dark: UInt32) -> DynamicColor {
    .pair(light: Color(rgb: light), dark: Color(rgb: dark))
  }

  private static let neutral = WarpPalette(
    tones: [
      "info": Tone(
        fill: pair(0xF0F7FF, 0x001D3D), border: pair(0x78B3F4, 0x0055B1),
        accent: pair(0x0071EB, 0x2887EE)),
      "warning": Tone(
        fill: pair(0xFFF4EB, 0x241000), border: pair(0xFFBB84, 0xAC4D00),
        accent: pair(0xF16C00, 0xFF8725)),
      "critical": Tone(
        fill: pair(0xFDF1F1, 0x240000), border: pair(0xF39999, 0xA10000),
        accent: pair(0xE00000, 0xEF8080)),
      "success": Tone(
        fill: pair(0xF1F8EC, 0x0A2000), border: pair(0xABD493, 0x1A6100),
        accent: pair(0x228000, 0x8DC570)),
    ],
    text: pair(0x1B1B1F, 0xFFFFFF),
    link: pair(0x0071EB, 0x509DF1),
    background: pair(0xFFFFFF, 0x1B1B1F),
    backgroundActive: pair(0xDEDEE3, 0x2B2B30),
    border: pair(0xDEDEE3, 0x47474F),
    borderActive: pair(0xAFAFB8, 0x84848F),
    buttonRadius: 8)

  private static let finn = WarpPalette(
    tones: [
      "info": Tone(
        fill: pair(0xF1F9FF, 0x15242F), border: pair(0x66E0FF, 0x1E648A),
        accent: pair(0x0386BF, 0x03A3DD)),
      "warning": Tone(
        fill: pair(0xFFF8E6, 0x352310), border: pair(0xFAE76B, 0x9B621E),
        accent: pair(0xD5840B, 0xEEB61B)),
      "critical": Tone(
        fill: pair(0xFFF5F5, 0x38140B), border: pair(0xFF9999, 0x9E2216),
        accent: pair(0xD91F0A, 0xFF5844)),
      "success": Tone(
        fill: pair(0xEBFFF6, 0x14291F), border: pair(0x67EEB8, 0x1D7454),
        accent: pair(0x059E6F, 0x18C884)),
    ],
    text: pair(0x1B1B1F, 0xFFFFFF),
    link: pair(0x0063FB, 0x5C9CFF),
    background: pair(0xFFFFFF, 0x1B1B1F),
    backgroundActive: pair(0xDEDEE3, 0x2B2B30),
    border: pair(0xDEDEE3, 0x47474F),
    borderActive: pair(0xAFAFB8, 0x84848F),
    buttonRadius: 8)

  private static let tori = WarpPalette(
    tones: [
      "info": Tone(
        fill: pair(0xECF7FE, 0x021622), border: pair(0x7DC3EF, 0x0A659F),
        accent: pair(0x0E8DDD, 0x339FE3)),
      "warning": Tone(
        fill: pair(0xFEF7F1, 0x221102), border: pair(0xF9C493, 0xAD6421),
        accent: pair(0xF38E30, 0xF5A051)),
      "critical": Tone(
        fill: pair(0xFEF6F7, 0x27070D), border: pair(0xC98089, 0x7D1024),
        accent: pair(0x930B1D, 0xC98089)),
      "success": Tone(
        fill: pair(0xF3FCF9, 0x072719), border: pair(0x86C4AC, 0x136647),
        accent: pair(0x1A8F64, 0x3EA07C)),
    ],
    text: pair(0x1B1B1F, 0xFFFFFF),
    link: pair(0x296DCC, 0x6E9BDC),
    background: pair(0xFFFFFF, 0x1B1B1F),
    backgroundActive: pair(0xDEDEE3, 0x2B2B30),
    border: pair(0xDEDEE3, 0x47474F),
    borderActive: pair(0xAFAFB8, 0x84848F),
    buttonRadius: 8)

  private static let dba = WarpPalette(
    tones: [
      "info": Tone(
        fill: pair(0xF3F6FC, 0x0E1B32), border: pair(0x92B1E3, 0x264F96),
        accent: pair(0x3269C8, 0x5281D1)),
      "warning": Tone(
        fill: pair(0xFEF7F1, 0x221102), border: pair(0xF9C493, 0xAD6421),
        accent: pair(0xF38E30, 0xF5A051)),
      "critical": Tone(
        fill: pair(0xFFF0F1, 0x230103), border: pair(0xE77C80, 0x96050A),
        accent: pair(0xCF070E, 0xED686B)),
      "success": Tone(
        fill: pair(0xF3FCF9, 0x072719), border: pair(0x86C4AC, 0x136647),
        accent: pair(0x1A8F64, 0x3EA07C)),
    ],
    text: pair(0x1B1B1F, 0xFFFFFF),
    link: pair(0x3269C8, 0x7299DA),
    background: pair(0xFFFFFF, 0x1B1B1F),
    backgroundActive: pair(0xDEDEE3, 0x2B2B30),
    border: pair(0xDEDEE3, 0x47474F),
    borderActive: pair(0xAFAFB8, 0x84848F),
    buttonRadius: 8)

  private static let blocket = WarpPalette(
    tones: [
      "info": Tone(
        fill: pair(0xF0F7FF, 0x001D3D), border: pair(0x78B3F4, 0x0055B1),
        accent: pair(0x0071EB, 0x2887EE)),
      "warning": Tone(
        fill: pair(0xFCF5E3, 0x240700), border: pair(0xFFD978, 0xB67B00),
        accent: pair(0xFFB500, 0xFFC128)),
      "critical": Tone(
        fill: pair(0xFAF3F2, 0x1F0805), border: pair(0xEB9991, 0x9B2B1E),
        accent: pair(0xD93C2B, 0xE57A6F)),
      "success": Tone(
        fill: pair(0xF7FDFA, 0x071D12), border: pair(0x8DC8AB, 0x1A6B44),
        accent: pair(0x24925D, 0x47A477)),
    ],
    text: pair(0x1B1B1F, 0xFFFFFF),
    link: pair(0x0071EB, 0x509DF1),
    background: pair(0xFFFFFF, 0x1B1B1F),
    backgroundActive: pair(0xDEDEE3, 0x2B2B30),
    border: pair(0xDEDEE3, 0x47474F),
    borderActive: pair(0xAFAFB8, 0x84848F),
    buttonRadius: 8)

  private static let vend = WarpPalette(
    tones: [
      "info": Tone(
        fill: pair(0xE5F5FF, 0x071F37), border: pair(0x8AC5F3, 0x14579A),
        accent: pair(0x1B77D2, 0x4091DD)),
      "warning": Tone(
        fill: pair(0xFDF3ED, 0x2A1404), border: pair(0xF7BB94, 0xAD5F28),
        accent: pair(0xEE873C, 0xF19758)),
      "critical": Tone(
        fill: pair(0xFBE9E9, 0x290A0A), border: pair(0xEF8484, 0xA32020),
        accent: pair(0xE22D2C, 0xEA6161)),
      "success": Tone(
        fill: pair(0xF1FAEB, 0x142509), border: pair(0x87C25D, 0x376419),
        accent: pair(0x4A8221, 0x63AF2C)),
    ],
    text: pair(0x1B1B1F, 0xFFFFFF),
    link: pair(0x1B1B1F, 0xFFFFFF),
    background: pair(0xFFFFFF, 0x1B1B1F),
    backgroundActive: pair(0xE5E5EA, 0x2B2B30),
    border: pair(0xE5E5EA, 0x47474F),
    borderActive: pair(0xA0A0A8, 0x84848F),
    buttonRadius: nil)
}
