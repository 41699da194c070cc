extension CoolAlert {
  private static func make(
    _ style: Style, _ title: String, _ message: String?, _ closeButton: String?
  ) -> CoolAlert {
    let alert = CoolAlert(style, title, message)
    return closeButton.map { alert.closeButton($0) } ?? alert
  }

  /// An alert that something was done.
  @discardableResult
  public static func success(
    _ title: String, _ message: String? = nil, closeButton: String? = nil
  ) -> CoolAlert { make(.success, title, message, closeButton) }

  /// An alert that something failed.
  @discardableResult
  public static func error(
    _ title: String, _ message: String? = nil, closeButton: String? = nil
  ) -> CoolAlert { make(.error, title, message, closeButton) }

  /// An alert that something needs care.
  @discardableResult
  public static func warning(
    _ title: String, _ message: String? = nil, closeButton: String? = nil
  ) -> CoolAlert { make(.warning, title, message, closeButton) }

  /// An alert that something is worth knowing.
  @discardableResult
  public static func info(
    _ title: String, _ message: String? = nil, closeButton: String? = nil
  ) -> CoolAlert { make(.info, title, message, closeButton) }

  /// An alert that something happened.
  @discardableResult
  public static func notice(
    _ title: String, _ message: String? = nil, closeButton: String? = nil
  ) -> CoolAlert { make(.notice, title, message, closeButton) }

  /// An alert that asks something.
  @discardableResult
  public static func question(
    _ title: String, _ message: String? = nil, closeButton: String? = nil
  ) -> CoolAlert { make(.question, title, message, closeButton) }

  /// An alert in which something is to be filled in.
  @discardableResult
  public static func edit(
    _ title: String, _ message: String? = nil, closeButton: String? = nil
  ) -> CoolAlert { make(.edit, title, message, closeButton) }

  /// An alert that something takes time; it has no close button until one is asked for.
  @discardableResult
  public static func wait(
    _ title: String, _ message: String? = nil, closeButton: String? = nil
  ) -> CoolAlert { make(.wait, title, message, closeButton) }
}
