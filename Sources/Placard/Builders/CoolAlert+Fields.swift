public import PlacardGraphics
import PlacardModel

extension CoolAlert {
  /// Adds a text field and returns it, so that code can read what was typed.
  ///
  /// - Parameters:
  ///   - placeholder: what shows while it is empty; also its name.
  ///   - text: what it holds at first.
  ///   - systemImage: an SF Symbols name for the drawing at its leading side.
  ///   - icon: a picture for the leading side in place of a symbol.
  @discardableResult
  public func addTextField(
    _ placeholder: String? = nil, text: String = "", systemImage: String? = nil,
    icon: ImageReference? = nil
  ) -> AlertTextField {
    let drawing = icon.map { AlertIcon.image($0, tint: nil) } ?? systemImage.map { .symbol($0) }
    return add(AlertField(placeholder: placeholder, text: text, icon: drawing))
  }

  /// Adds a text view, which takes several lines, and returns it.
  @discardableResult
  public func addTextView(_ placeholder: String? = nil, text: String = "") -> AlertTextField {
    add(AlertField(placeholder: placeholder, text: text, isMultiline: true))
  }

  /// Adds a text field in a chain; the closure sets it up.
  ///
  /// Parameters as for `addTextField`.
  @discardableResult
  public func textField(
    _ placeholder: String? = nil, text: String = "", systemImage: String? = nil,
    icon: ImageReference? = nil, _ setUp: (AlertTextField) -> Void = { _ in }
  ) -> Self {
    setUp(addTextField(placeholder, text: text, systemImage: systemImage, icon: icon))
    return self
  }

  /// Adds a text view in a chain; the closure sets it up.
  @discardableResult
  public func textView(
    _ placeholder: String? = nil, text: String = "", _ setUp: (AlertTextField) -> Void = { _ in }
  ) -> Self {
    setUp(addTextView(placeholder, text: text))
    return self
  }

  /// Says when the actions can be used; asked after every edit.
  ///
  /// Cancel and close always can.
  @discardableResult
  public func validate(_ validation: @escaping @MainActor () -> Bool) -> Self {
    self.validation = validation
    return self
  }

  private func add(_ field: AlertField) -> AlertTextField {
    let field = AlertTextField(field)
    field.changed = { [weak self] in self?.changed() }
    fields.append(field)
    changed()
    return field
  }
}
