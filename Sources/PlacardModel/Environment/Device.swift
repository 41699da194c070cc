public import PlacardGraphics

/// A screen that exists.
public struct Device: Hashable, Sendable {
  /// The name as Apple writes it.
  public let name: String
  /// Portrait size in points.
  public let size: Size
  /// Pixels per point.
  public let scale: Double
  /// Portrait safe area.
  public let safeArea: Insets
  /// Landscape safe area.
  public let landscapeSafeArea: Insets

  private init(
    _ name: String, _ width: Double, _ height: Double, _ scale: Double, top: Double,
    bottom: Double, landscape: Insets
  ) {
    self.name = name
    size = Size(width, height)
    self.scale = scale
    safeArea = Insets(top: top, bottom: bottom)
    landscapeSafeArea = landscape
  }

  /// A phone without home button: insets at the sides in landscape.
  private static func phone(
    _ name: String, _ width: Double, _ height: Double, top: Double, side: Double
  ) -> Device {
    Device(
      name, width, height, 3, top: top, bottom: 34,
      landscape: Insets(leading: side, bottom: 21, trailing: side))
  }

  /// Known devices (sizes: Apple's screen tables; facts: screens).
  public static let all: [Device] = [
    phone("iPhone 17", 402, 874, top: 62, side: 62),
    phone("iPhone 17 Pro", 402, 874, top: 62, side: 62),
    phone("iPhone 17 Pro Max", 440, 956, top: 62, side: 62),
    phone("iPhone Air", 420, 912, top: 68, side: 68),
    phone("iPhone 16 Pro", 402, 874, top: 62, side: 62),
    phone("iPhone 16 Plus", 430, 932, top: 59, side: 59),
    phone("iPhone 16", 393, 852, top: 59, side: 59),
    phone("iPhone 16e", 390, 844, top: 47, side: 47),
    phone("iPhone 15 Pro", 393, 852, top: 59, side: 59),
    Device("iPhone SE", 375, 667, 2, top: 20, bottom: 0, landscape: .zero),
    Device(
      "iPad Pro 11-inch", 834, 1194, 2, top: 24, bottom: 20,
      landscape: Insets(top: 24, bottom: 20)),
    Device(
      "iPad Air 11-inch", 820, 1180, 2, top: 24, bottom: 20,
      landscape: Insets(top: 24, bottom: 20)),
    Device(
      "iPad mini", 744, 1133, 2, top: 24, bottom: 20, landscape: Insets(top: 24, bottom: 20)),
    Device(
      "iPad Pro 12.9-inch", 1024, 1366, 2, top: 24, bottom: 20,
      landscape: Insets(top: 24, bottom: 20)),
  ]

  /// The device of a name, without regard to case.
  public static func named(_ name: String) -> Device? {
    all.first { $0.name.lowercased() == name.lowercased() }
  }
}
