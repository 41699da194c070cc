public import PlacardFamilies
public import PlacardGraphics
public import PlacardModel

extension CoolAlert {
  /// Adds an action button.
  ///
  /// - Parameters:
  ///   - title: what the button says.
  ///   - role: what the action means; destructive ones are red.
  ///   - backgroundColor: a fill in place of the role's own.
  ///   - countdown: how it shows the time until the alert times out; `nil` does not.
  ///   - action: what a tap does; the button shows a spinner while it runs, and what it throws is
  ///     shown as the error.
  @discardableResult
  public func button(
    _ title: String, role: AlertButton.Role = .default, backgroundColor: DynamicColor? = nil,
    countdown: Countdown? = nil, action: @escaping @MainActor () async throws -> Void = {}
  ) -> Self {
    buttons.append(
      AlertButton(
        title: title, role: role, backgroundColor: backgroundColor, countdown: countdown))
    handlers.append(action)
    changed()
    return self
  }

  /// Adds an action button that calls a method of an object, which it does not keep alive.
  ///
  /// Where there is no Objective-C there are no selectors: give the method itself,
  /// `target: self, action: ViewController.legacy`.
  @discardableResult
  public func button<Target: AnyObject>(
    _ title: String, role: AlertButton.Role = .default, backgroundColor: DynamicColor? = nil,
    target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) -> Self {
    button(title, role: role, backgroundColor: backgroundColor) { [weak target] in
      if let target { action(target)() }
    }
  }

  /// Gives the close button a title, or hides it with `nil`.
  @discardableResult
  public func closeButton(_ title: String?) -> Self {
    closing = title.map { .titled($0) } ?? .hidden
    changed()
    return self
  }

  /// Hides the close button.
  @discardableResult
  public func hideCloseButton() -> Self { closeButton(nil) }

  /// Changes the look of this alert.
  @discardableResult
  public func appearance(_ change: (inout Appearance) -> Void) -> Self {
    change(&appearance)
    return self
  }

  /// Shows a symbol by its SF Symbols name in the circle.
  @discardableResult
  public func icon(systemName: String) -> Self {
    icon = .symbol(systemName)
    changed()
    return self
  }

  /// Shows a picture in the circle; with a tint its alpha is painted in that colour.
  @discardableResult
  public func icon(_ image: ImageReference?, tint: DynamicColor? = nil) -> Self {
    icon = image.map { .image($0, tint: tint) }
    changed()
    return self
  }

  /// Replaces the style's colour.
  @discardableResult
  public func color(_ color: DynamicColor) -> Self {
    self.color = color
    changed()
    return self
  }

  /// Replaces the style's colour by 0xRRGGBB.
  @discardableResult
  public func color(hex: UInt32) -> Self { color(DynamicColor(rgb: hex)) }

  /// Shows progress, 0…1, as a ring round the circle.
  @discardableResult
  public func progress(_ progress: Double?) -> Self {
    self.progress = progress
    return self
  }
}
