import PlacardModel
import PlacardRuntime

extension Stage {
  /// Carries out what follows from an event.
  ///
  /// - Returns: why the event did nothing; `nil` where it did something.
  @discardableResult
  func carryOut(_ effects: [Effect]) -> Refusal? {
    var refusal: Refusal?
    for effect in effects {
      switch effect {
      case .presented(let id): note("\(id) shown: \(headline(id))")
      case .queued(let id): note("\(id) waits")
      case .run(let id, let button): runAction(id, button)
      case .follow(let id):
        note("\(id) link \((state.session(id)?.content.link ?? "").debugDescription)")
        if let alert = presentations[id]?.alert { perform { alert.linkTapped() } }
      case .changed(let id, let change):
        note("\(id) \(change.id) is \(words(change, id))")
        if let alert = presentations[id]?.alert { perform { alert.contentChanged(change) } }
      case .contentTapped(let id, let element):
        if let alert = presentations[id]?.alert { perform { alert.contentTapped(element) } }
      case .validate(let id):
        guard let presentation = presentations[id] else { continue }
        // Code reads what was typed before it judges it.
        for (index, field) in (state.session(id)?.content.fields ?? []).enumerated() {
          presentation.alert.fieldChanged(index, to: field.text)
        }
        send(.validated(id, perform { presentation.alert.validates() }))
      case .finished(let id, let result): finish(id, result)
      case .timedOut(let id):
        if let alert = presentations[id]?.alert { perform { alert.timedOut() } }
      case .dismissed(let id):
        note("\(id) gone")
        release(id)
      case .announce(let words): note("announce \(words.debugDescription)")
      case .haptic(let haptic): note("haptic \(haptic.rawValue)")
      case .shake(let id): note("\(id) shakes")
      case .focused(let id, let field):
        note(field.map { "\(id) focus \(ElementID.field($0))" } ?? "\(id) focus nowhere")
      case .focusedContent(let id, let element): note("\(id) focus \(element)")
      case .ignored(let reason): refusal = reason
      }
    }
    return refusal
  }

  /// What an element holds, in words; secure texts as the dots that are seen.
  private func words(_ change: ContentChange, _ id: AlertID) -> String {
    guard case .text(let text) = change.value else { return change.value.description }
    guard case .field(let field) = state.session(id)?.content.element(change.id), field.isSecure
    else { return text.debugDescription }
    return String(repeating: "•", count: text.count).debugDescription
  }

  private func headline(_ id: AlertID) -> String {
    guard let document = presentations[id]?.document else { return "" }
    let words = document.content.title ?? document.content.message ?? ""
    return "\(document.kind) \(document.style) \(words.debugDescription)"
  }

  private func finish(_ id: AlertID, _ result: AlertResult) {
    note("\(id) ends: \(result.words)")
    guard let presentation = presentations[id] else { return }
    presentation.result = result
    presentation.action?.cancel()
    presentation.action = nil
    for waiter in presentation.waiters {
      waiter.task?.goOn()
      waiter.continuation.resume(returning: result)
    }
    presentation.waiters = []
    // What waited in the queue has no exit that would release it.
    if state.session(id) == nil { release(id) }
  }

  private func release(_ id: AlertID) {
    guard let presentation = presentations.removeValue(forKey: id) else { return }
    idsByAlert[ObjectIdentifier(presentation.alert)] = nil
    perform {
      presentation.alert.attach(to: nil)
      presentation.alert.dismissed(presentation.result ?? .dismissed)
    }
  }

  /// Starts the action of a button; one without code is over at once.
  private func runAction(_ id: AlertID, _ button: Int) {
    guard let presentation = presentations[id],
      let action = presentation.alert.action(ofButton: button)
    else {
      send(.actionFinished(id, button: button, error: nil))
      return
    }
    let titles = state.session(id)?.content.buttons.map(\.title) ?? []
    let title = titles.indices.contains(button) ? titles[button] : "\(ElementID.button(button))"
    note("\(id) action \(title.debugDescription) starts")
    presentation.actionCount += 1
    let number = presentation.actionCount
    presentation.action = start(title, action) { [weak self, weak presentation] error in
      guard let self, let presentation, presentation.actionCount == number,
        presentation.action != nil
      else {
        // The alert went first: nobody is left to tell, so the log keeps what was thrown.
        if let error, !(error is CancellationError) {
          self?.note("\(id) action \(title.debugDescription) failed late: \(Self.words(of: error))")
        }
        return
      }
      presentation.action = nil
      self.note(
        "\(id) action \(title.debugDescription) "
          + (error.map { "failed: \(Self.words(of: $0))" } ?? "ended"))
      self.send(
        .actionFinished(id, button: button, error: error.map { Self.words(of: $0) }))
    }
  }

  /// What an alert shows of a thrown error: its own description.
  static func words(of error: any Error) -> String { String(describing: error) }
}

extension AlertResult {
  /// The result in words of a log.
  var words: String {
    switch self {
    case .button(let index, let title): "button \(index) \(title.debugDescription)"
    case .dismissed: "dismissed"
    case .timeout: "timeout"
    }
  }
}
