import PlacardGraphics

/// What an interactive element of an alert's content holds.
public enum ContentValue: Hashable, Sendable, CustomStringConvertible {
  /// Whether a switch is on.
  case isOn(Bool)
  /// A slider's value.
  case number(Double)
  /// The position of the chosen segment, or the number of filled stars.
  case selection(Int)
  /// A field's text.
  case text(String)

  /// The value in words of a log.
  public var description: String {
    switch self {
    case .isOn(let isOn): isOn ? "on" : "off"
    case .number(let number): number.rounded(toPlaces: 3)
    case .selection(let index): "\(index)"
    case .text(let text): text
    }
  }
}
