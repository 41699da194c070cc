/// One line shows an alert where a stage is current, and makes it for a picture elsewhere.
extension CoolAlert {
  private static func make(
    _ style: Style, _ title: String, _ message: String?, _ closeButton: String?, _ timeout: Double?
  ) -> CoolAlert {
    let alert = CoolAlert(style, title, message)
    if let closeButton { alert.closeButton(closeButton) }
    if let timeout { alert.timeout(timeout) }
    // Where no stage runs, a line of code that only makes a picture must leave nothing behind.
    if let stage = Stage.local { alert.show(on: stage) }
    return alert
  }

  /// An alert that something was done.
  @discardableResult
  public static func success(
    _ title: String, _ message: String? = nil, closeButton: String? = nil, timeout: Double? = nil
  ) -> CoolAlert { make(.success, title, message, closeButton, timeout) }

  /// An alert that something failed.
  @discardableResult
  public static func error(
    _ title: String, _ message: String? = nil, closeButton: String? = nil, timeout: Double? = nil
  ) -> CoolAlert { make(.error, title, message, closeButton, timeout) }

  /// An alert that something needs care.
  @discardableResult
  public static func warning(
    _ title: String, _ message: String? = nil, closeButton: String? = nil, timeout: Double? = nil
  ) -> CoolAlert { make(.warning, title, message, closeButton, timeout) }

  /// An alert that something is worth knowing.
  @discardableResult
  public static func info(
    _ title: String, _ message: String? = nil, closeButton: String? = nil, timeout: Double? = nil
  ) -> CoolAlert { make(.info, title, message, closeButton, timeout) }

  /// An alert that something happened.
  @discardableResult
  public static func notice(
    _ title: String, _ message: String? = nil, closeButton: String? = nil, timeout: Double? = nil
  ) -> CoolAlert { make(.notice, title, message, closeButton, timeout) }

  /// An alert that asks something.
  @discardableResult
  public static func question(
    _ title: String, _ message: String? = nil, closeButton: String? = nil, timeout: Double? = nil
  ) -> CoolAlert { make(.question, title, message, closeButton, timeout) }

  /// An alert in which something is to be filled in.
  @discardableResult
  public static func edit(
    _ title: String, _ message: String? = nil, closeButton: String? = nil, timeout: Double? = nil
  ) -> CoolAlert { make(.edit, title, message, closeButton, timeout) }

  /// An alert that something takes time; it has no close button until one is asked for.
  @discardableResult
  public static func wait(
    _ title: String, _ message: String? = nil, closeButton: String? = nil, timeout: Double? = nil
  ) -> CoolAlert { make(.wait, title, message, closeButton, timeout) }
}
