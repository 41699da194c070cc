import PlacardModel
import PlacardRuntime

extension Stage {
  /// Puts a screen behind the alerts; it takes the place of the one before, whose alerts go.
  ///
  /// The expression is evaluated anew whenever the stage lets the program's code rest: after every
  /// verb, and after everything that is due while time passes. So an alert comes when its binding has
  /// become true, also from within an action.
  ///
  /// - Parameter screen: the screen, or any other part.
  public func show(_ screen: @autoclosure @escaping @MainActor () -> some ContentPart) {
    for slot in (shownScreen?.slots ?? [:]).sorted(by: { $0.key < $1.key }) {
      close(slot.value.alert)
    }
    shownScreen = ShownScreen { screen().elements }
    note("screen shown")
    refresh()
  }

  /// Brings what bindings say to the screen.
  ///
  /// - Returns: whether anything came of it.
  @discardableResult
  func refresh() -> Bool {
    guard !isRefreshing else { return false }
    isRefreshing = true
    defer { isRefreshing = false }
    return perform {
      let follows = followBindings()
      return presentAsWanted() || follows
    }
  }

  /// Alerts whose content is bound say what the program says now.
  private func followBindings() -> Bool {
    var changed = false
    for (id, presentation) in presentations.sorted(by: { $0.key.number < $1.key.number })
    where presentation.alert.followsBindings && presentation.result == nil {
      let document = presentation.alert.document
      guard document != presentation.document else { continue }
      presentation.document = document
      if send(.update(id, document.content)) == nil { changed = true }
    }
    return changed
  }

  private func presentAsWanted() -> Bool {
    guard let screen = shownScreen else { return false }
    var changed = false
    let presentations = screen.presentations
    for (place, presentation) in presentations {
      if let slot = screen.slots[place] {
        if tend(slot, of: screen, at: place, presentation) { changed = true }
      } else if let item = presentation.wanted(), let alert = presentation.make() {
        screen.slots[place] = ShownScreen.Slot(alert: alert, item: item)
        show(alert)
        changed = true
      }
    }
    // What the program no longer mentions shows nothing.
    let places = Set(presentations.map(\.place))
    for (place, slot) in screen.slots.sorted(by: { $0.key < $1.key })
    where !places.contains(place) {
      if isOver(slot) { screen.slots[place] = nil } else { close(slot.alert) }
      changed = true
    }
    return changed
  }

  /// Sets a binding back after its alert's end, closes an alert that is no longer wanted, and forgets
  /// one that is gone.
  private func tend(
    _ slot: ShownScreen.Slot, of screen: ShownScreen, at place: String,
    _ presentation: ScreenPresentation
  ) -> Bool {
    let id = idsByAlert[ObjectIdentifier(slot.alert)]
    guard isOver(slot) else {
      guard presentation.wanted() != slot.item else { return false }
      close(slot.alert)
      return true
    }
    if !slot.isSetBack {
      screen.slots[place]?.isSetBack = true
      if presentation.wanted() == slot.item {
        if presentation.isLeftToHandlers {
          note("\(id.map { "\($0)" } ?? "an alert") left its binding as it was: set back")
        }
        presentation.reset()
      }
      return true
    }
    guard id == nil else { return false }
    screen.slots[place] = nil
    return true
  }

  /// Whether an alert has ended; it may be on its way out.
  private func isOver(_ slot: ShownScreen.Slot) -> Bool {
    idsByAlert[ObjectIdentifier(slot.alert)].flatMap { presentations[$0] }.map {
      $0.result != nil
    } ?? true
  }
}
