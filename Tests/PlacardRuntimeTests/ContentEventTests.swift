import PlacardModel
import PlacardRuntime
import Testing

@Suite struct ContentEventTests {
  private func shown(busy: Bool = false) -> PresenterState {
    var content = AlertContent(title: "T")
    content.custom = [.toggle(ContentToggle("Wi-Fi")), .text(ContentText("x"))]
    content.buttons = [AlertButton(title: "Save")]
    var state = PresenterState()
    _ = Transition.apply(.show(AlertRequest(id: AlertID(1), content: content)), to: &state)
    if busy { _ = Transition.apply(.tap(AlertID(1), .button(0)), to: &state) }
    return state
  }

  @Test("A change of an element changes the alert's content and tells whoever is bound to it")
  func change() {
    var state = shown()
    let change = ContentChange("content[0]", .isOn(true))
    let effects = Transition.apply(.change(AlertID(1), change), to: &state)
    #expect(effects == [.haptic(.selection), .changed(AlertID(1), change)])
    #expect(state.top?.content.element("content[0]")?.value == .isOn(true))
    let again = Transition.apply(.change(AlertID(1), change), to: &state)
    #expect(again == [.ignored(.noChange)])
  }

  @Test("A change that cannot be made does nothing and says why")
  func refusals() {
    var state = shown()
    func effects(_ id: ElementID, _ value: ContentValue) -> [Effect] {
      Transition.apply(.change(AlertID(1), ContentChange(id, value)), to: &state)
    }
    #expect(effects("content[7]", .isOn(true)) == [.ignored(.noSuchPart)])
    #expect(effects("content[1]", .isOn(true)) == [.ignored(.noSuchPart)])
    var busy = shown(busy: true)
    let change = ContentChange("content[0]", .isOn(true))
    #expect(Transition.apply(.change(AlertID(1), change), to: &busy) == [.ignored(.busy)])
  }
}
