import PlacardGraphics

/// The colours of the peers' cards: `LIGHT` and `DARK` of `common.py`.
struct PeerTheme {
  let screen: Color
  let card: Color
  let title: Color
  let message: Color
  let button: Color
  let link: Color
  let track: Color

  static let light = PeerTheme(
    screen: Color(rgb: 0xF2F2F7), card: .white, title: .black, message: Color(rgb: 0x3C3C43),
    button: Color(rgb: 0xE9E9EB), link: Color(rgb: 0x007AFF), track: Color(rgb: 0xE5E5EA))
  static let dark = PeerTheme(
    screen: Color(rgb: 0x3A3A44), card: Color(rgb: 0x1C1C1E), title: .white,
    message: Color(rgb: 0xC9C9CE), button: Color(rgb: 0x39393D), link: Color(rgb: 0x0A84FF),
    track: Color(rgb: 0x39393D))
}
