/// How an alert comes on the screen; its exit goes with it.
public struct EntranceAnimation: RawRepresentable, Hashable, Sendable {
  /// The name, as in JSON.
  public let rawValue: String

  /// Creates an entrance from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From above the screen, a little past its place and back.
  public static let topToBottom = EntranceAnimation(rawValue: "topToBottom")
  /// From below the screen.
  public static let bottomToTop = EntranceAnimation(rawValue: "bottomToTop")
  /// From the left of the screen, whichever way the text runs.
  public static let leftToRight = EntranceAnimation(rawValue: "leftToRight")
  /// From the right of the screen.
  public static let rightToLeft = EntranceAnimation(rawValue: "rightToLeft")
  /// In its place, out of nothing.
  public static let fade = EntranceAnimation(rawValue: "fade")
  /// In its place, from small to a little too large and back.
  public static let zoom = EntranceAnimation(rawValue: "zoom")
  /// At once.
  public static let noAnimation = EntranceAnimation(rawValue: "noAnimation")
  /// As the system's alerts come: a little too large, without a swing.
  public static let system = EntranceAnimation(rawValue: "system")
  /// As the system's action sheets come: from the lower edge, without a swing.
  public static let sheet = EntranceAnimation(rawValue: "sheet")

  /// Those that a document may ask for.
  public static let choices: [EntranceAnimation] = [
    .topToBottom, .bottomToTop, .leftToRight, .rightToLeft, .fade, .zoom, .noAnimation,
  ]
}
