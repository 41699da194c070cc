import Placard
import PlacardFamilies
import PlacardGraphics
import PlacardLayout
import PlacardModel
import Testing

@Suite("Warp's alerts and dialogs in Swift")
@MainActor
struct WarpBuilderTests {
  private let stage = Stage()

  @Test("The documented initializer becomes the document, with every part and with none")
  func document() throws {
    let full = WarpAlert(
      style: .critical, title: "This is the critical variant of the alert component",
      subtitle: "With an additional description",
      link: (title: "Link to more information", action: {}),
      primaryButton: (title: "Button", action: {}),
      secondaryButton: (title: "Button", action: {}))
    let content = full.document.content
    #expect(full.document.kind == "warpAlert" && full.document.style == "critical")
    #expect(content.link == "Link to more information")
    #expect(content.buttons.map(\.role) == [.default, .cancel])
    full.appearance.brand = .vend
    #expect(full.document.appearance == JSONNode(["brand": "vend"]))
    #expect(try full.image(scheme: .dark).height > full.image(scheme: .dark, scale: 1).height)
    let none = WarpAlert(style: .info, title: "", subtitle: "")
    #expect(try AlertRenderer.standard.layout(none.document).element(.title) == nil)
  }

  @Test("Link, primary and secondary call their closures once for each tap, and are logged")
  func taps() async throws {
    var calls: [String] = []
    let alert = WarpAlert(
      style: .warning, title: "Your ad expires", subtitle: "Renew it before Sunday.",
      link: (title: "How renewals work", action: { calls.append("link") }),
      primaryButton: (title: "Renew", action: { calls.append("primary") }),
      secondaryButton: (title: "Not Now", action: { calls.append("secondary") }))
    alert.show(on: stage)
    try await stage.tap("How renewals work")
    try await stage.tap("Renew")
    try await stage.tap("Not Now")
    #expect(calls == ["link", "primary", "secondary"])
    #expect(stage.isShown(alert))
    #expect(stage.words.contains("#1 link \"How renewals work\""))
    #expect(stage.words.contains("#1 action \"Renew\" ended"))
    alert.close()
    try await stage.settle()
    #expect(!stage.isShown(alert))
  }

  @Test("The escape gesture is the secondary button where there are both, else it does nothing")
  func escape() async throws {
    var calls = 0
    let both = WarpAlert(
      style: .info, title: "A", subtitle: "B", primaryButton: (title: "Yes", action: {}),
      secondaryButton: (title: "No", action: { calls += 1 }))
    both.show(on: stage)
    try await stage.escape()
    #expect(calls == 1)
    let other = Stage()
    let one = WarpAlert(
      style: .info, title: "A", subtitle: "B",
      secondaryButton: (title: "No", action: { calls += 1 })
    )
    one.show(on: other)
    await #expect(throws: StageError.self) { try await other.escape() }
    #expect(calls == 1)
  }

  private func delete(_ calls: @escaping (String) -> Void) -> WarpDialog {
    WarpDialog(
      title: "Delete account?",
      message: "This action cannot be undone. All your data will be permanently removed.",
      actions: [
        WarpDialog.Action(title: "Delete", style: .destructive) { calls("delete") },
        WarpDialog.Action(title: "Cancel", style: .cancel) { calls("cancel") },
      ])
  }

  @Test("A dialog is drawn as the system alert of the same content")
  func dialogPicture() throws {
    let dialog = delete { _ in }
    let alert = UIAlertController(
      title: dialog.title, message: dialog.message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    for generation in [SystemGeneration.classic, .glass] {
      dialog.environment.colors.generation = generation
      alert.environment.colors.generation = generation
      #expect(try dialog.image(scheme: .dark) == alert.image(scheme: .dark))
    }
  }

  @Test("A dialog is modal: taps outside and swipes do nothing, any action closes it")
  func modal() async throws {
    var calls: [String] = []
    let dialog = delete { calls.append($0) }
    dialog.show(on: stage)
    await #expect(throws: StageError.self) { try await stage.tapBackdrop() }
    await #expect(throws: StageError.self) { try await stage.swipe(.down) }
    #expect(stage.isShown(dialog) && calls.isEmpty)
    try await stage.tap("Delete")
    try await stage.settle()
    #expect(calls == ["delete"] && !stage.isShown(dialog))
  }

  @Test("Escape stands for cancel and calls its handler, in dialogs and in system alerts")
  func cancel() async throws {
    var calls: [String] = []
    delete { calls.append($0) }.show(on: stage)
    try await stage.escape()
    try await stage.settle()
    #expect(calls == ["cancel"] && stage.alerts.isEmpty)
    let alert = UIAlertController(title: "A", message: nil, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "Copy", style: .default))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in calls.append("sheet") })
    alert.show(on: stage)
    try await stage.tapBackdrop()
    try await stage.settle()
    #expect(calls == ["cancel", "sheet"] && stage.alerts.isEmpty)
  }

  @Test("A field of a dialog is read by its actions")
  func rename() async throws {
    var saved: String?
    var dialog: WarpDialog?
    dialog = WarpDialog(
      title: "Rename item",
      actions: [
        WarpDialog.Action(title: "Save") { saved = dialog?.textFields.first?.text },
        WarpDialog.Action(title: "Cancel", style: .cancel),
      ])
    dialog?.addTextField { $0.placeholder = "Name" }
    try #require(dialog).show(on: stage)
    try await stage.type("Lamp", into: "Name")
    try await stage.tap("Save")
    #expect(saved == "Lamp")
    dialog = nil
  }

  @Test("A dialog without cancel is allowed and linted; another style or property is an error")
  func errors() throws {
    let dialog = WarpDialog(title: "Done", actions: [WarpDialog.Action(title: "OK")])
    #expect(try AlertRenderer.standard.lint(dialog.document).map(\.rule).contains("no-cancel"))
    var document = dialog.document
    document.style = "info"
    #expect(throws: DocumentError.self) { try AlertRenderer.standard.layout(document) }
    document.style = "dialog"
    document.appearance = JSONNode(["brand": "finn"])
    let error = #expect(throws: DocumentError.self) {
      try AlertRenderer.standard.layout(document)
    }
    #expect(error?.path == "appearance.brand")
  }
}
