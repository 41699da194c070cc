public import PlacardGraphics
import PlacardLayout
public import PlacardModel
import PlacardRuntime

extension Stage {
  /// Taps a part of the uppermost alert: a button by its title, a field by its placeholder.
  ///
  /// - Throws: `StageError` naming what is wrong and what is there; errors of the layout.
  public func tap(_ label: String) async throws {
    guard !showsOnlyScreen else { return try await tapScreen(named: label) }
    try await tap(part(named: label))
  }

  /// Taps a part of the uppermost alert by its identity; errors as for a label.
  public func tap(_ id: ElementID) async throws {
    let parts = try parts()
    guard let part = parts.first(where: { $0.id == id }) else {
      throw noSuchPart(id.description, in: parts, names: parts.map(\.id.description))
    }
    try await tap(part)
  }

  /// Taps a point of the screen, in points: what lies uppermost there takes the tap.
  ///
  /// A tap on the card beside its controls does nothing, one beside the card is a tap on the
  /// backdrop.
  ///
  /// - Throws: `StageError` where the part takes no taps; errors of the layout.
  public func tap(at point: Point) async throws {
    let screenFrame = Rect(origin: .zero, size: screen.size)
    guard point.x.isFinite, point.y.isFinite, screenFrame.contains(point) else {
      throw StageError(
        .outOfRange,
        "point is (\(point.x), \(point.y)), must be on the screen of "
          + "\(screen.size.width) × \(screen.size.height) points")
    }
    guard !showsOnlyScreen else { return try await tapScreen(at: point) }
    let tree = try layout()
    if let part = try parts(of: tree).last(where: { $0.visible.contains(point) }) {
      return try await tap(part)
    }
    let card = tree.element(.card)?.frame ?? tree.root.frame
    guard !card.contains(point) else {
      note("tap on the card")
      return
    }
    try await tapBackdrop()
  }

  /// Taps beside the uppermost alert's card.
  ///
  /// - Throws: `StageError` where that does nothing, with the reason.
  public func tapBackdrop() async throws {
    note("tap on the backdrop")
    try await deliver(.tapBackdrop, "a tap on the backdrop does nothing")
  }

  /// Flings the uppermost alert's card away.
  ///
  /// - Parameters:
  ///   - direction: which way.
  ///   - velocity: of the finger in points per second, at least 0; slower than 300 the card springs
  ///     back.
  /// - Throws: `StageError` where the alert cannot be flung, with the reason.
  public func swipe(_ direction: SwipeDirection, velocity: Double = 1_000) async throws {
    guard velocity.isFinite, velocity >= 0 else {
      throw StageError(.outOfRange, "velocity is \(velocity), must be at least 0 pt/s")
    }
    note("swipe \(direction.rawValue) at \(velocity.rounded()) pt/s")
    guard velocity >= 300 else {
      _ = try topSession()
      note("too slow: the card springs back")
      return
    }
    try await deliver(
      .swipe(velocity: direction.vector(velocity)), "a swipe does nothing")
  }

  /// Makes the escape gesture, or presses the key.
  ///
  /// - Throws: `StageError` where the alert cannot be left, with the reason.
  public func escape() async throws {
    note("escape")
    try await deliver(.escape, "escape does nothing")
  }

  /// Puts a finger on a part of the uppermost alert and leaves it there; errors as for `tap`.
  public func press(_ label: String) async throws {
    let session = try topSession()
    let part = try part(named: label)
    try check(part, session)
    note("press \(part.label.debugDescription)")
    send(.press(session.id, part.id))
    await drain()
  }

  /// Lifts the finger without a tap.
  public func lift() async throws {
    let session = try topSession()
    note("lift")
    send(.press(session.id, nil))
    await drain()
  }

  /// Scrolls a part of the uppermost alert.
  ///
  /// - Parameters:
  ///   - distance: points, downwards if positive; it stops at the ends.
  ///   - id: the part that scrolls; `nil` is the first one.
  /// - Throws: `StageError` with code `noSuchPart` where nothing scrolls.
  public func scroll(by distance: Double, in id: ElementID? = nil) async throws {
    let session = try topSession()
    guard distance.isFinite else {
      throw StageError(.outOfRange, "distance is \(distance), must be a finite number of points")
    }
    let scrolling = try layout().root.all.filter(\.isScrolled)
    guard let element = scrolling.first(where: { id == nil || $0.id == id }),
      case .scroll(let height, _) = element.content, let part = element.id
    else {
      let names = scrolling.compactMap { $0.id?.description }
      throw StageError(
        .noSuchPart, id.map { "no part \"\($0)\" scrolls" } ?? "nothing scrolls",
        suggestions: names)
    }
    let old = session.state(at: state.now).scrollOffsets[part] ?? 0
    let new = min(max(0, height - element.frame.height), max(0, old + distance))
    note("scroll \(part) to \(new.rounded(toPlaces: 1))")
    send(.scroll(session.id, part, new))
    await drain()
  }

  private func tap(_ part: TouchPart) async throws {
    let session = try topSession()
    try check(part, session)
    note("tap \(part.label.isEmpty ? part.id.description : part.label.debugDescription)")
    let name = part.label.isEmpty ? "\(part.id)" : "\"\(part.label)\""
    let event: Event =
      switch part.action {
      case .tap(let target): .tap(session.id, target)
      case .change(let change): .change(session.id, change)
      }
    try await deliver(event, "\(name) does nothing")
  }

  /// Sends an event and lets the program's code react.
  func deliver(_ event: Event, _ complaint: String) async throws {
    await drain()
    try checkNothingWaitsElsewhere()
    if let refusal = send(event), refusal != .noChange {
      throw StageError(.refused, "\(complaint): \(refusal)")
    }
    await drain()
  }

  func topSession() throws(StageError) -> AlertSession {
    refresh()
    guard let session = state.top else {
      let queued = state.queue.count
      throw StageError(
        .nothingShown,
        "no alert is on the stage" + (queued > 0 ? "; \(queued) wait in the queue" : ""))
    }
    return session
  }

  private func parts() throws -> [TouchPart] { try parts(of: layout()) }

  private func parts(of tree: LayoutTree) throws -> [TouchPart] {
    TouchPart.parts(of: tree, try topSession().content)
  }

  func part(named label: String) throws -> TouchPart {
    _ = try topSession()
    let parts = try parts()
    let found = parts.filter { $0.label == label }
    guard let part = found.first else {
      throw noSuchPart(label, in: parts, names: parts.map(\.label))
    }
    guard found.count == 1 else {
      throw StageError(
        .ambiguous,
        "\"\(label)\" is the name of \(found.map(\.id.description).joined(separator: ", ")); "
          + "use the identity")
    }
    return part
  }

  func noSuchPart(_ name: String, in parts: [TouchPart], names: [String]) -> StageError {
    let names = names.filter { !$0.isEmpty }
    let all = names.map { "\"\($0)\"" }.joined(separator: ", ")
    return StageError(
      .noSuchPart,
      "there is no \"\(name)\" on the \(state.top == nil ? "screen" : "alert")"
        + (all.isEmpty ? ", which has nothing to tap" : "; there is \(all)"),
      suggestions: NearNames.closest(to: name, in: names))
  }

  /// Whether a finger reaches the part and the part reacts.
  private func check(_ part: TouchPart, _ session: AlertSession) throws {
    guard !part.visible.isEmpty else {
      throw StageError(
        .outOfSight, "\"\(part.label)\" is scrolled out of sight; scroll to it first")
    }
    let middle = Point(
      part.visible.minX + part.visible.width / 2, part.visible.minY + part.visible.height / 2)
    let parts = try parts()
    if let above = parts.last(where: { $0.visible.contains(middle) }), above.id != part.id,
      !above.id.description.hasPrefix("\(part.id).")
    {
      throw StageError(
        .covered, "\"\(part.label)\" lies under \"\(above.label)\" (\(above.id))")
    }
    let isEnabled =
      switch part.action {
      case .tap(.button(let index)): session.isEnabled(button: index, at: state.now)
      default: session.isEnabled
      }
    guard isEnabled else {
      let reason =
        if let action = presentations[session.id]?.action {
          "the action \"\(action.name)\" runs"
        } else if !session.isValid { "validation does not allow it" } else {
          "its countdown is not over"
        }
      throw StageError(.disabled, "\"\(part.label)\" is disabled: \(reason)")
    }
  }
}
