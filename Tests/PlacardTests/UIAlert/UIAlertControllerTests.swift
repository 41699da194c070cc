import Placard
import PlacardGraphics
import PlacardModel
import Testing

@Suite("UIAlertController in Swift")
@MainActor
struct UIAlertControllerTests {
  @Test("Actions, fields and the preferred action become the document, and its picture is drawn")
  func document() throws {
    let alert = UIAlertController(title: "Sign In", message: "As who?", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField {
      $0.placeholder = "Password"
      $0.isSecureTextEntry = true
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let signIn = UIAlertAction(title: "Sign In", style: .default)
    signIn.isEnabled = false
    alert.addAction(signIn)
    alert.preferredAction = signIn
    let content = alert.document.content
    #expect(alert.document.kind == "uiAlert" && alert.document.style == "alert")
    #expect(content.preferredButton == 1 && content.fields.map(\.isSecure) == [false, true])
    #expect(content.buttons.map(\.role) == [.cancel, .default])
    #expect(content.buttons.map(\.isEnabled) == [true, false])
    #expect(alert.textFields?.count == 2 && alert.actions.count == 2)
    #expect(try alert.image(scheme: .dark) == AlertRenderer.standard.image(dark(alert.document)))
    #expect(try alert.png().count > 1000)
  }

  private func dark(_ document: AlertDocument) -> AlertDocument {
    var document = document
    document.environment.colors.scheme = .dark
    document.output = OutputDescription(scale: 2, crop: .card, backdrop: nil)
    return document
  }

  @Test("A preferred action that was not added and fields in a sheet are errors when drawn")
  func errors() {
    let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    alert.preferredAction = UIAlertAction(title: "OK", style: .default)
    #expect(alert.textFields == nil)
    #expect(throws: DocumentError.self) { try alert.image() }
    let sheet = UIAlertController(title: "A", message: nil, preferredStyle: .actionSheet)
    sheet.addTextField()
    #expect(throws: DocumentError.self) { try sheet.image() }
  }

  @Test("The handler of an action gets that action")
  func handler() async throws {
    let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    var chosen: String?
    alert.addAction(UIAlertAction(title: "OK", style: .default) { chosen = $0.title })
    try await alert.action(ofButton: 0)?()
    #expect(chosen == "OK" && alert.action(ofButton: 1) == nil)
  }
}
