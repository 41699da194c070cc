import Placard
import PlacardFamilies
import PlacardGraphics
import PlacardModel
import Testing

@Suite("InlineAlert in Swift")
@MainActor
struct InlineAlertBuilderTests {
  private let stage = Stage()

  private func alert(
    _ calls: @escaping (String) -> Void = { _ in }, style: InlineAlert.Style = .info
  ) -> InlineAlert {
    InlineAlert(
      content: .init(
        title: "Update Available",
        subtitle: "There's an update waiting for you in the AppStore",
        buttonPrimary: .init(title: "Main action") { calls("primary") },
        buttonSecondary: .init(title: "Secondary action") { calls("secondary") },
        dismissAction: { calls("dismiss") }),
      style: style)
  }

  @Test("Content and style become the document, and its picture is drawn")
  func document() throws {
    let document = alert(style: .danger).document
    #expect(document.kind == "inlineAlert" && document.style == "danger")
    #expect(document.content.buttons.map(\.role) == [.default, .cancel])
    #expect(document.content.closeButton == .titled("Dismiss"))
    #expect(try alert().image(scheme: .dark).width > 100)
    let plain = InlineAlert(content: .init(title: "Saved"))
    #expect(plain.document.content.closeButton == .hidden)
    #expect(plain.document.content.buttons.isEmpty)
  }

  @Test("Every tap calls its closure once and is in the log; only the cross takes the alert away")
  func taps() async throws {
    var calls: [String] = []
    let alert = alert { calls.append($0) }
    alert.show(on: stage)
    try await stage.tap("Main action")
    try await stage.tap("Secondary action")
    try await stage.tap("Main action")
    #expect(calls == ["primary", "secondary", "primary"])
    #expect(stage.isShown(alert))
    try await stage.tap("Dismiss")
    try await stage.settle()
    #expect(calls == ["primary", "secondary", "primary", "dismiss"])
    #expect(!stage.isShown(alert))
    #expect(stage.words.filter { $0 == "tap \"Main action\"" }.count == 2)
    #expect(stage.words.contains("tap \"Dismiss\""))
  }

  @Test("Without a dismiss action nothing can take the alert away but its program")
  func stays() async throws {
    let alert = InlineAlert(content: .init(title: "Offline"), style: .warning)
    alert.show(on: stage)
    await #expect(throws: StageError.self) { try await stage.escape() }
    await #expect(throws: StageError.self) { try await stage.swipe(.down) }
    await #expect(throws: StageError.self) { try await stage.tapBackdrop() }
    alert.close()
    try await stage.settle()
    #expect(stage.alerts.isEmpty)
  }

  @Test("A secondary button alone keeps the secondary look")
  func secondaryAlone() throws {
    let alert = InlineAlert(
      content: .init(title: "Saved", buttonSecondary: .init(title: "Undo") {}))
    let button = try AlertRenderer.standard.layout(alert.document).element(.button(0))
    #expect(button?.decoration?.fill == nil && button?.decoration?.border != nil)
  }

  @Test("The documented custom style can be written as one function, and styles add up in order")
  func styles() throws {
    let custom = InlineAlert.Style { alert in
      alert.variant = .plain
      alert.icon = .symbol("checkmark.circle")
      alert.appearance.cornerRadius = CornerRadii(12)
      alert.appearance.buttonCornerRadius = CornerRadii(8)
      alert.appearance.titleFont = FontDescription(size: 17, weight: 600, textStyle: .headline)
      alert.appearance.subtitleFont = FontDescription(
        size: 15, weight: 400, textStyle: .subheadline)
      alert.appearance.buttonColor = .systemBlue
      alert.appearance.buttonTitleColor = .systemYellow
      alert.appearance.buttonBorderColor = .systemPurple
      alert.appearance.borderColor = .systemPurple
      alert.appearance.backgroundColor = DynamicColor(rgb: 0xFFFFFF)
      alert.appearance.titleColor = DynamicColor(rgb: 0x000000)
      alert.appearance.iconColor = DynamicColor(rgb: 0x000000)
      alert.appearance.shadow = .small
    }
    let tall = InlineAlert.Style { $0.appearance.borderWidth = 3 }
    let thin = InlineAlert.Style { $0.appearance.borderWidth = 1 }
    let alert = alert(style: custom <> tall <> thin)
    #expect(alert.variant == .plain && alert.appearance.borderWidth == 1)
    #expect(alert.style(tall).appearance.borderWidth == 3)
    let tree = try AlertRenderer.standard.layout(alert.document)
    let blue = DynamicColor.systemBlue.resolve(in: alert.environment.colors)
    #expect(tree.element(.button(0))?.decoration?.fill == blue)
    #expect(tree.diagnostics.isEmpty)
  }

  @Test("A change while it is shown is seen on the stage")
  func update() throws {
    let alert = alert()
    alert.show(on: stage)
    alert.content.title = "Updated"
    alert.style(.success)
    #expect(stage.top?.content.title == "Updated" && stage.top?.style == "success")
  }
}
