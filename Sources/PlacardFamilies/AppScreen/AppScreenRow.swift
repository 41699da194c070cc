import PlacardGraphics

/// One row of the drawn app's list.
struct AppScreenRow {
  /// What stands at the row's end.
  enum Accessory {
    /// An arrow after a value.
    case chevron(String)
    /// A switch.
    case toggle(isOn: Bool)
  }

  var symbol: String
  var color: DynamicColor
  var title: String
  var accessory: Accessory

  /// The list's groups from top to bottom.
  static let groups: [[AppScreenRow]] = [
    [
      AppScreenRow(
        symbol: "airplane", color: .systemOrange, title: "Airplane Mode",
        accessory: .toggle(isOn: false)),
      AppScreenRow(
        symbol: "wifi", color: .systemBlue, title: "Wi-Fi", accessory: .chevron("Home")),
      AppScreenRow(
        symbol: "antenna.radiowaves.left.and.right", color: .systemGreen, title: "Cellular",
        accessory: .chevron("")),
      AppScreenRow(
        symbol: "battery.100", color: .systemGreen, title: "Low Power Mode",
        accessory: .toggle(isOn: true)),
    ],
    [
      AppScreenRow(
        symbol: "bell.fill", color: .systemRed, title: "Notifications", accessory: .chevron("")),
      AppScreenRow(
        symbol: "speaker.wave.3.fill", color: .systemPink, title: "Sounds",
        accessory: .chevron("")),
      AppScreenRow(
        symbol: "moon.fill", color: .systemIndigo, title: "Focus", accessory: .chevron("Off")),
    ],
    [
      AppScreenRow(
        symbol: "gear", color: .systemGray, title: "General", accessory: .chevron("")),
      AppScreenRow(
        symbol: "sun.max.fill", color: .systemBlue, title: "Display", accessory: .chevron("Auto")),
      AppScreenRow(
        symbol: "hand.raised.fill", color: .systemBlue, title: "Privacy", accessory: .chevron("")),
      AppScreenRow(
        symbol: "key.fill", color: .systemGray, title: "Passwords", accessory: .chevron("")),
      AppScreenRow(
        symbol: "heart.fill", color: .systemPink, title: "Health", accessory: .chevron("")),
    ],
  ]

  /// Symbol and title of the tabs; the last one is chosen.
  static let tabs = [
    ("house.fill", "Home"), ("heart.fill", "Favorites"), ("person.fill", "Profile"),
    ("gearshape.fill", "Settings"),
  ]
}
