import PlacardGraphics
public import PlacardLayout
import PlacardModel
import PlacardRuntime

extension Stage {
  /// The frames of the screen behind the alerts, `content[0]` and so on.
  ///
  /// - Throws: `StageError` where no screen is shown; errors of drawing.
  public func screenLayout() throws -> LayoutTree {
    refresh()
    guard let content = shownScreen?.content.content else {
      throw StageError(.nothingShown, "no screen is on the stage")
    }
    return try renderer.page(content, on: screen, environment, scale: OutputDescription().scale)
  }

  /// The screen with what is shown on it behind the alerts.
  var screenWithContent: ScreenDescription {
    guard let content = shownScreen?.content.content, !content.isEmpty else { return screen }
    var screen = screen
    screen.backdrop = .page(content)
    return screen
  }

  /// Whether taps go to the screen, since no alert lies over it.
  var showsOnlyScreen: Bool {
    refresh()
    return state.top == nil && shownScreen != nil
  }

  func tapScreen(named label: String) async throws {
    let parts = try screenParts()
    let found = parts.filter { $0.label == label }
    guard let part = found.first else {
      throw noSuchPart(label, in: parts, names: parts.map(\.label))
    }
    guard found.count == 1 else {
      throw StageError(
        .ambiguous,
        "\"\(label)\" is the name of \(found.map(\.id.description).joined(separator: ", "))")
    }
    guard !part.visible.isEmpty else {
      throw StageError(.outOfSight, "\"\(label)\" lies below the edge of the screen")
    }
    try await tapScreen(part)
  }

  func tapScreen(at point: Point) async throws {
    guard let part = try screenParts().last(where: { $0.visible.contains(point) }) else {
      note("tap on the screen")
      return
    }
    try await tapScreen(part)
  }

  /// Types text at the end of a field of the screen, which has no caret and no Return.
  func typeOnScreen(_ text: String, into label: String?, replacing: Bool) async throws {
    guard let screen = shownScreen else { return }
    guard let label else {
      throw StageError(.refused, "no field of the screen has focus; name the field")
    }
    var content = AlertContent()
    content.custom = screen.content.content
    let fields = content.contentFields
    let names = fields.map { $0.field.placeholder ?? "" }
    let found = fields.filter { $0.field.placeholder == label }
    guard let (id, field) = found.first else {
      throw StageError(
        .noSuchPart, "there is no field \"\(label)\" on the screen",
        suggestions: NearNames.closest(to: label, in: names))
    }
    guard found.count == 1 else {
      throw StageError(.ambiguous, "\"\(label)\" is the name of \(found.count) fields")
    }
    let shown = field.isSecure ? String(repeating: "•", count: text.count) : text
    note("type \(label): \(shown.debugDescription)")
    perform {
      screen.content.changed(ContentChange(id, .text((replacing ? "" : field.text) + text)))
    }
    await drain()
  }

  private func screenParts() throws -> [TouchPart] {
    let tree = try screenLayout()
    var content = AlertContent()
    content.custom = shownScreen?.content.content ?? []
    return TouchPart.parts(of: tree, content)
  }

  private func tapScreen(_ part: TouchPart) async throws {
    guard let screen = shownScreen else { return }
    var content = AlertContent()
    content.custom = screen.content.content
    let name = part.label.isEmpty ? "\(part.id)" : part.label.debugDescription
    note("tap \(name)")
    await drain()
    try checkNothingWaitsElsewhere()
    switch part.action {
    case .change(let change): changeScreen(screen, change)
    case .tap:
      switch content.element(part.id) {
      case .button(let button):
        guard button.isEnabled else {
          throw StageError(.disabled, "\(name) is disabled")
        }
        perform { screen.content.tapped(part.id) }
      case let element?:
        guard let value = element.valueWhenTapped else {
          throw StageError(.refused, "\(name) does nothing: \(Refusal.notTappable)")
        }
        changeScreen(screen, ContentChange(part.id, value))
      case nil: return
      }
    }
    await drain()
  }

  private func changeScreen(_ screen: ShownScreen, _ change: ContentChange) {
    note("screen \(change.id) is \(change.value)")
    perform { screen.content.changed(change) }
  }
}
