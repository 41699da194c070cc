public import PlacardModel

extension CoolAlert: PresentedAlert {
  /// Shows the alert on the current stage, which keeps it alive while it is on the screen.
  ///
  /// An alert that is shown already stays as it is.
  @discardableResult
  public func show() -> Self { show(on: .current) }

  /// Shows the alert on a stage.
  @discardableResult
  public func show(on stage: Stage) -> Self {
    stage.show(self)
    return self
  }

  /// Shows the alert on the current stage and waits for the answer.
  ///
  /// Cancelling the task closes the alert.
  @discardableResult
  public func present() async -> AlertResult { await present(on: .current) }

  /// Shows the alert on a stage and waits for the answer.
  @discardableResult
  public func present(on stage: Stage) async -> AlertResult { await stage.present(self) }

  /// Closes the alert, on the screen or in the queue.
  public func close() { stage?.close(self) }

  /// Shows an error in red, with a shake; editing a field takes it away.
  ///
  /// It does nothing for an alert that is on no stage.
  public func showError(_ message: String) { stage?.showError(message, in: self) }

  /// Closes every alert of the current stage and empties its queue.
  public static func dismissAll() { Stage.current.dismissAll() }

  /// Whether alerts of the current stage wait for their turn instead of stacking.
  public static var queuesAlerts: Bool {
    get { Stage.current.queuesAlerts }
    set { Stage.current.queuesAlerts = newValue }
  }

  /// Closes the alert by itself after a time; 0 and infinity never do.
  ///
  /// - Parameters:
  ///   - seconds: a tenth of a second to a day; anything else is an error when the alert is drawn.
  ///   - action: called when the time is over.
  @discardableResult
  public func timeout(_ seconds: Double, _ action: @escaping @MainActor () -> Void = {}) -> Self {
    timeout = seconds == 0 || seconds == .infinity ? nil : seconds
    timeoutHandler = action
    changed()
    return self
  }

  /// Calls a closure when the alert is gone from the screen.
  @discardableResult
  public func onDismiss(_ action: @escaping @MainActor () -> Void) -> Self {
    dismissHandlers.append(action)
    return self
  }

  /// The action of a button.
  public func action(ofButton index: Int) -> (@MainActor () async throws -> Void)? {
    handlers.indices.contains(index) ? handlers[index] : nil
  }

  /// What the closure given to `validate` says.
  public func validates() -> Bool { validation?() ?? true }

  /// Remembers the stage.
  public func attach(to stage: Stage?) { self.stage = stage }

  /// Keeps what a person typed where code reads it.
  public func fieldChanged(_ index: Int, to text: String) {
    if fields.indices.contains(index) { fields[index].typed(text) }
  }

  /// Whether the alert has content with bindings.
  public var followsBindings: Bool { custom != nil }

  /// Writes what a person did into what the content is bound to.
  public func contentChanged(_ change: ContentChange) { custom?.changed(change) }

  /// Calls the action of a button in the content.
  public func contentTapped(_ id: ElementID) { custom?.tapped(id) }

  /// Calls the closure given to `timeout`.
  public func timedOut() { timeoutHandler?() }

  /// Calls what was given to `onDismiss`.
  public func dismissed(_ result: AlertResult) { for handler in dismissHandlers { handler() } }

  /// Brings a change to the screen.
  func changed() { stage?.update(self) }
}
