import PlacardGraphics

extension CoolAlertStyle {
  static let wait = CoolAlertStyle(
    "wait", .systemGray, .activity, "Something takes time.")
}
