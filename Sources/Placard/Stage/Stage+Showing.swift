public import PlacardModel
import PlacardRuntime

extension Stage {
  /// Shows an alert, or lets it wait for its turn.
  ///
  /// An alert that is shown or waits already stays as it is, and the log says so. A document that
  /// cannot be drawn is shown all the same; layout and pictures throw what is wrong with it.
  public func show(_ alert: some PresentedAlert) {
    _ = present(alert)
  }

  /// Shows an alert and waits for the answer.
  ///
  /// Cancelling the task closes the alert. An alert that is shown already is not shown twice: both
  /// callers get its answer.
  public func present(_ alert: some PresentedAlert) async -> AlertResult {
    let id: AlertID = present(alert)
    return await result(of: id)
  }

  private func present(_ alert: some PresentedAlert) -> AlertID {
    if let id = idsByAlert[ObjectIdentifier(alert)] {
      // On its way out it is free to come again.
      if state.session(id)?.phase != .leaving {
        note("\(id) is shown already")
        return id
      }
    }
    showCount += 1
    let id = AlertID(showCount)
    let document = alert.document
    presentations[id] = Presentation(id, alert, document)
    idsByAlert[ObjectIdentifier(alert)] = id
    alert.attach(to: self)
    send(
      .show(
        AlertRequest(
          id: id, content: document.content, behavior: behavior(of: document),
          waits: alert.waitsInQueue ?? queuesAlerts)))
    return id
  }

  private func behavior(of document: AlertDocument) -> AlertBehavior {
    do { return try renderer.behavior(of: document) } catch {
      note("error \(error)")
      return AlertBehavior()
    }
  }

  /// Takes over what an alert of the stage says now; fields keep what a person typed.
  public func update(_ alert: some PresentedAlert) {
    guard let id = idsByAlert[ObjectIdentifier(alert)], let presentation = presentations[id] else {
      return
    }
    presentation.document = alert.document
    if send(.update(id, presentation.document.content)) == nil { note("\(id) updated") }
  }

  /// Shows an error in an alert of the stage: in red, with a shake.
  public func showError(_ message: String, in alert: some PresentedAlert) {
    guard let id = idsByAlert[ObjectIdentifier(alert)] else { return }
    note("\(id) error \(message.debugDescription)")
    send(.showError(id, message))
  }

  /// Closes an alert, on the screen or in the queue.
  public func close(_ alert: some PresentedAlert) {
    guard let id = idsByAlert[ObjectIdentifier(alert)] else { return }
    send(.close(id))
  }

  /// Closes every alert on the screen and empties the queue.
  public func dismissAll() {
    note("dismiss all")
    send(.dismissAll)
  }

  /// Whether an alert is on the screen and not on its way out.
  public func isShown(_ alert: some PresentedAlert) -> Bool {
    guard let id = idsByAlert[ObjectIdentifier(alert)], let session = state.session(id) else {
      return false
    }
    return session.phase != .leaving
  }

  /// The alerts on the screen, the uppermost last, as they are at this instant.
  public var alerts: [AlertDocument] { state.sessions.compactMap { document(of: $0) } }

  /// What the uppermost alert says at this instant; `nil` where there is none.
  public var top: AlertDocument? { state.top.flatMap { document(of: $0) } }

  /// How the uppermost alert is at this instant; `nil` where there is none.
  public var topState: AlertState? { state.top?.state(at: state.now) }

  /// An alert on the screen as a document: what it says now, on this screen.
  func document(of session: AlertSession) -> AlertDocument? {
    guard var document = presentations[session.id]?.document else { return nil }
    document.content = session.content
    document.screen = screenWithContent
    document.environment = environment
    return document
  }
}
