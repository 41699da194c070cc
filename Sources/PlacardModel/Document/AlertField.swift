/// A place to write in: a text field of one line or a text view of several.
public struct AlertField: Hashable, Sendable {
  /// When the button that empties a field is shown, as UIKit names it.
  public enum ClearButtonMode: String, Hashable, Sendable, CaseIterable {
    /// Never.
    case never
    /// While the field has focus and holds text.
    case whileEditing
    /// While the field has no focus and holds text.
    case unlessEditing
    /// Whenever the field holds text.
    case always
  }

  /// What shows while the field is empty; also the field's name for scripts and readers.
  public var placeholder: String?
  /// The text in it.
  public var text: String
  /// Whether the text is drawn as dots and never read aloud.
  public var isSecure: Bool
  /// A drawing at the leading side.
  public var icon: AlertIcon?
  /// When the button that empties the field is shown.
  public var clearButtonMode: ClearButtonMode
  /// Which keys the keyboard shows.
  public var keyboardType: KeyboardType
  /// Whether it is a text view, which takes several lines.
  public var isMultiline: Bool

  /// Creates a field.
  public init(
    placeholder: String? = nil, text: String = "", isSecure: Bool = false, icon: AlertIcon? = nil,
    clearButtonMode: ClearButtonMode = .never, keyboardType: KeyboardType = .default,
    isMultiline: Bool = false
  ) {
    self.placeholder = placeholder
    self.text = text
    self.isSecure = isSecure
    self.icon = icon
    self.clearButtonMode = clearButtonMode
    self.keyboardType = keyboardType
    self.isMultiline = isMultiline
  }

  /// Whether the button that empties the field is shown.
  public func isClearing(isFocused: Bool) -> Bool {
    guard !text.isEmpty else { return false }
    return switch clearButtonMode {
    case .never: false
    case .whileEditing: isFocused
    case .unlessEditing: !isFocused
    case .always: true
    }
  }
}
