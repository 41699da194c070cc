import PlacardGraphics

extension CoolAlertStyle {
  static let custom = CoolAlertStyle(
    "custom", .systemPink, .symbol("star.fill"), "The caller chooses the colour.")
}
