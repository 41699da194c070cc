import PlacardGraphics
import PlacardLayout
@testable import PlacardModel
import Testing

@testable import PlacardFamilies

@Suite("Inline alerts as a family")
struct InlineAlertFamilyTests {
  private func document(
    _ style: String = "info", _ content: AlertContent = AlertContent(title: "Title"),
    _ appearance: JSONValue = [:]
  ) -> AlertDocument {
    var document = AlertDocument(kind: "inlineAlert", style: style, content: content)
    document.appearance = JSONNode(appearance)
    return document
  }

  private func failure(_ document: AlertDocument) -> DocumentError? {
    do {
      _ = try AlertFamily.inlineAlert.body(document, nil)
      return nil
    } catch { return error }
  }

  @Test("The standard tokens are valid, and the styles' listed colours are those of the tokens")
  func standardTokens() throws {
    let tokens = try DesignTokens(InlineAlertTokens.standard())
    for style in InlineAlertStyle.all {
      for scheme in ColorScheme.allCases {
        let environment = ColorEnvironment(scheme: scheme)
        let color = try tokens.color(style.token("emblem"), scheme).resolve(in: environment)
        #expect(color == style.style.color.resolve(in: environment), "\(style.style.name)")
        for role in ["onEmblem", "surface", "border"] {
          _ = try tokens.color(style.token(role), scheme)
        }
      }
    }
  }

  @Test("The documented tokens refer to the documented values")
  func documentedTokens() throws {
    let tokens = try DesignTokens(InlineAlertTokens.standard())
    for name in ["info", "success", "warning", "danger"] {
      let node = try #require(tokens.find("theme.color.emblem.\(name)")).node
      #expect(node.value == .string("{theme.color.background.\(name)}"))
    }
  }

  @Test("Every property is written as it was read, and is listed with its default")
  func properties() throws {
    var appearance = InlineAlertAppearance()
    appearance.cornerRadius = CornerRadii(
      topLeading: 1, topTrailing: 2, bottomTrailing: 3, bottomLeading: 4)
    appearance.buttonCornerRadius = CornerRadii(20)
    appearance.shadow = .large
    appearance.dismissIcon = "multiply"
    appearance.borderWidth = 2
    appearance.tokens = JSONNode(["theme": ["spacer": ["md": 20]]])
    appearance.titleFont = FontDescription(size: 20, weight: 700)
    appearance.iconColor = .system(.all[0])
    var again = InlineAlertAppearance()
    try InlineAlertAppearance.table.read(JSONReader(appearance.overrides), into: &again)
    #expect(again == appearance)
    #expect(InlineAlertAppearance().overrides == JSONNode(.object([])))
    #expect(AlertFamily.inlineAlert.properties.contains { $0.name == "tokens" })
  }

  @Test("One radius is all corners; corners that are left out are square")
  func radii() throws {
    var appearance = InlineAlertAppearance()
    try InlineAlertAppearance.table.read(
      JSONReader(JSONNode(["cornerRadius": ["topLeading": 20]])), into: &appearance)
    #expect(
      appearance.cornerRadius
        == CornerRadii(topLeading: 20, topTrailing: 0, bottomTrailing: 0, bottomLeading: 0))
    try InlineAlertAppearance.table.read(
      JSONReader(JSONNode(["cornerRadius": 9])), into: &appearance)
    #expect(appearance.cornerRadius == CornerRadii(9))
  }

  @Test("Unknown styles, corners, symbols and shadows are errors that say what is allowed")
  func badInput() throws {
    let style = try #require(failure(document("critical")))
    #expect(style.code == .unknownName)
    #expect(style.message.contains("info, warning, danger, success, plain"))
    let corner = try #require(
      failure(document(appearance: ["cornerRadius": ["topLeft": 4]])))
    #expect(corner.path == "appearance.cornerRadius.topLeft" && corner.code == .unknownKey)
    var closing = AlertContent(title: "Title")
    closing.closeButton = .titled("Close")
    let icon = try #require(failure(document("info", closing, ["dismissIcon": "xmarkk"])))
    #expect(icon.path == "appearance.dismissIcon" && icon.suggestions.contains("xmark"))
    let shadow = try #require(failure(document(appearance: ["shadow": "huge"])))
    #expect(shadow.message.contains("none, small, medium, large"))
    let empty = try #require(failure(document("info", AlertContent())))
    #expect(empty.code == .noContent)
    var three = AlertContent(title: "Title")
    three.buttons = (1...3).map { AlertButton(title: "\($0)") }
    #expect(failure(document("info", three))?.path == "buttons")
  }

  @Test("An error in a theme's tokens has the path below appearance.tokens")
  func tokenErrors() throws {
    let error = try #require(
      failure(
        document(
          appearance: ["tokens": ["theme": ["color": ["emblem": ["info": "{theme.spacer.md}"]]]]])))
    #expect(error.code == .wrongType && error.path == "appearance.tokens.theme.spacer.md")
    let cycle = try #require(
      failure(
        document(
          appearance: [
            "tokens": [
              "theme": ["color": ["background": ["info": "{theme.color.emblem.info}"]]]
            ]
          ])))
    #expect(
      cycle.message.contains(
        "theme.color.background.info → theme.color.emblem.info → theme.color.background.info"))
  }

  @Test("It stays where it is: neither swipes nor taps outside close it, actions do not either")
  func behavior() throws {
    var content = AlertContent(title: "Title")
    let open = try AlertFamily.inlineAlert.behavior(document("info", content))
    #expect(!open.isDismissible && !open.swipes && !open.closesAfterAction)
    content.closeButton = .titled("Dismiss")
    #expect(try AlertFamily.inlineAlert.behavior(document("info", content)).isDismissible)
  }

  @Test("What has no place on an inline alert, and tokens that nothing uses, are named")
  func remarks() throws {
    var content = AlertContent(title: "Title")
    content.progress = 0.5
    content.fields = [AlertField(placeholder: "Name")]
    let body = try AlertFamily.inlineAlert.body(
      document("info", content, ["tokens": ["theme": ["colors": ["x": "#FFF"]]]]), nil)
    let subjects = body.diagnostics.map(\.subject)
    #expect(subjects == ["progress", "fields", "appearance.tokens.theme.colors.x"])
    #expect(body.dimOpacity == 0)
  }
}

extension InlineAlertFamilyTests {
  private func document(appearance: JSONValue) -> AlertDocument {
    document("info", AlertContent(title: "Title"), appearance)
  }
}
