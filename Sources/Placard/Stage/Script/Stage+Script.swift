import PlacardRuntime

extension Stage {
  /// Ends the action that runs on the uppermost alert, however long it would have taken.
  ///
  /// - Parameter failure: the message of the error that it ends with; `nil` ends well.
  /// - Throws: `StageError` with code `noAction` where none runs.
  public func endAction(failure: String?) async throws {
    await drain()
    let session = try topSession()
    guard let button = session.state(at: state.now).busyButton,
      let presentation = presentations[session.id]
    else { throw StageError(.noAction, "no action runs on the uppermost alert") }
    let action = presentation.action
    presentation.action = nil
    action?.cancel()
    note(
      "\(session.id) action \((action?.name ?? "").debugDescription) "
        + (failure.map { "failed: \($0)" } ?? "ended"))
    send(.actionFinished(session.id, button: button, error: failure))
    await drain()
  }

  /// The uppermost alert as one of the given objects.
  func topAlert<Alert: PresentedAlert>(of alerts: [Alert]) throws -> Alert {
    let session = try topSession()
    guard let alert = alerts.last(where: { idsByAlert[ObjectIdentifier($0)] == session.id }) else {
      throw StageError(.nothingShown, "the uppermost alert is not one of the script's")
    }
    return alert
  }

  /// Whether an alert is on the stage or waits for it.
  func keeps(_ alert: some PresentedAlert) -> Bool {
    idsByAlert[ObjectIdentifier(alert)] != nil
  }
}
