import PlacardModel

/// An alert that is shown while a binding says so.
@MainActor
struct ScreenPresentation {
  /// Where the program says so; what a stage remembers belongs to this place.
  let place: String
  /// What is to be shown, for instance an item's identity; `nil` shows nothing.
  let wanted: @MainActor () -> AnyHashable?
  /// Makes the alert for what is wanted.
  let make: @MainActor () -> (any PresentedAlert)?
  /// Sets the binding back.
  let reset: @MainActor () -> Void
  /// Whether the program's own code should have set the binding back.
  var isLeftToHandlers = false

  init(
    _ place: String, isPresented: Binding<Bool>, isLeftToHandlers: Bool = false,
    _ make: @escaping @MainActor () -> any PresentedAlert
  ) {
    self.place = place
    wanted = { isPresented.wrappedValue ? AnyHashable(true) : nil }
    self.make = make
    reset = { isPresented.wrappedValue = false }
    self.isLeftToHandlers = isLeftToHandlers
  }

  init<Item: Identifiable>(
    _ place: String, item: Binding<Item?>,
    _ make: @escaping @MainActor (Item) -> any PresentedAlert
  ) {
    self.place = place
    wanted = { item.wrappedValue.map { AnyHashable($0.id) } }
    self.make = { item.wrappedValue.map { make($0) } }
    reset = { item.wrappedValue = nil }
  }
}
