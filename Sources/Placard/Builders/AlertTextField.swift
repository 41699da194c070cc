public import PlacardModel

/// A field of an alert as code sees it: what is set here shows, and what a person types is here.
@MainActor
public final class AlertTextField {
  /// What the field is and holds.
  public private(set) var field: AlertField
  /// Called after each change by code.
  var changed: () -> Void = {}

  init(_ field: AlertField) { self.field = field }

  /// The text in it; setting `nil` empties it.
  public var text: String? {
    get { field.text }
    set { set(\.text, newValue ?? "") }
  }

  /// What shows while it is empty.
  public var placeholder: String? {
    get { field.placeholder }
    set { set(\.placeholder, newValue) }
  }

  /// Whether its text is drawn as dots.
  public var isSecureTextEntry: Bool {
    get { field.isSecure }
    set { set(\.isSecure, newValue) }
  }

  /// When the button that empties it is shown.
  public var clearButtonMode: AlertField.ClearButtonMode {
    get { field.clearButtonMode }
    set { set(\.clearButtonMode, newValue) }
  }

  /// Which keys the keyboard shows.
  public var keyboardType: KeyboardType {
    get { field.keyboardType }
    set { set(\.keyboardType, newValue) }
  }

  /// A drawing at its leading side.
  public var icon: AlertIcon? {
    get { field.icon }
    set { set(\.icon, newValue) }
  }

  /// A person typed.
  func typed(_ text: String) { field.text = text }

  private func set<Value: Equatable>(_ path: WritableKeyPath<AlertField, Value>, _ value: Value) {
    guard field[keyPath: path] != value else { return }
    field[keyPath: path] = value
    changed()
  }
}
