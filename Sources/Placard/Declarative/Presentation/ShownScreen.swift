import PlacardModel

/// A screen on a stage, with what is shown from it.
@MainActor
final class ShownScreen {
  /// An alert that is shown for a binding.
  struct Slot {
    let alert: any PresentedAlert
    let item: AnyHashable
    /// Whether the binding was set back after the alert's end.
    var isSetBack = false
  }

  let content: BoundContent
  /// What is shown, by the place where the program says so.
  var slots: [String: Slot] = [:]
  /// What a screen reader or a finger last changed is in the content.
  init(_ part: @escaping @MainActor () -> [BoundElement]) { content = BoundContent(part) }

  /// The presentations in reading order; one written in a loop has several places.
  var presentations: [(place: String, presentation: ScreenPresentation)] {
    var counts: [String: Int] = [:]
    return BoundContent.list(content.elements).flatMap { $0.element.presentations }.map {
      let count = counts[$0.place, default: 0]
      counts[$0.place] = count + 1
      return ("\($0.place)#\(count)", $0)
    }
  }
}
