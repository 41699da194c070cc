import Placard
import PlacardModel
import Testing

/// The demo of the article about alert controllers in a declarative view, and Warp's dialogs.
@Suite("System alerts and Warp's dialogs come from a binding")
@MainActor
struct DialogWrapperTests {
  /// A screen that keeps its controller in its state.
  @MainActor
  private struct Demo {
    @State var isShowingAlert = false
    @State var alert = UIAlertController(
      title: "Default", message: "Placeholder", preferredStyle: .alert)
    @State var said: [String] = []
    var resets = true

    var body: some ContentPart {
      Screen {
        Button("Password Alert") {
          alert = passwordAlert()
          isShowingAlert = true
        }
        Button("Other Alert") {
          alert = otherAlert()
          isShowingAlert = true
        }
      }
      .alert(isPresented: $isShowingAlert, alert: alert)
    }

    private func passwordAlert() -> UIAlertController {
      let alert = UIAlertController(
        title: "Password", message: "Please enter your password.", preferredStyle: .alert)
      alert.addTextField { field in
        field.placeholder = "Password"
        field.isSecureTextEntry = true
      }
      alert.addAction(
        UIAlertAction(title: "Cancel", style: .cancel) { _ in
          said.append("Cancelled")
          isShowingAlert = false
        })
      alert.addAction(
        UIAlertAction(title: "Enter", style: .default) { [unowned alert] _ in
          guard let fields = alert.textFields, fields.count == 1 else { return }
          said.append("Entered \(fields[0].text ?? "")")
          isShowingAlert = false
        })
      return alert
    }

    private func otherAlert() -> UIAlertController {
      let alert = UIAlertController(
        title: "Are You Sure?", message: nil, preferredStyle: .alert)
      for title in ["Yes", "No"] {
        alert.addAction(
          UIAlertAction(title: title, style: .default) { _ in
            said.append(title)
            if resets { isShowingAlert = false }
          })
      }
      return alert
    }
  }

  private let stage = Stage()

  @Test("the controller in the state is replaced and shown: password, then yes or no")
  func demo() async throws {
    let demo = Demo()
    stage.show(demo.body)
    try await stage.tap("Password Alert")
    #expect(stage.top?.content.title == "Password")
    try await stage.type("hunter2", into: "Password")
    try await stage.tap("Enter")
    #expect(demo.said == ["Entered hunter2"])
    #expect(!demo.isShowingAlert)
    try await stage.settle()
    try await stage.tap("Other Alert")
    #expect(stage.top?.content.title == "Are You Sure?")
    try await stage.tap("Yes")
    #expect(demo.said == ["Entered hunter2", "Yes"])
    try await stage.settle()
    #expect(stage.alerts.isEmpty)
    #expect(!stage.words.contains { $0.contains("set back") })
  }

  @Test("a controller swapped while another is shown waits for the next time")
  func swapped() async throws {
    let demo = Demo()
    stage.show(demo.body)
    try await stage.tap("Password Alert")
    demo.alert = UIAlertController(title: "Next", message: nil, preferredStyle: .alert)
    demo.alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    try await stage.settle()
    #expect(stage.alerts.map(\.content.title) == ["Password"])
    try await stage.tap("Cancel")
    try await stage.settle()
    #expect(stage.alerts.isEmpty)
    demo.isShowingAlert = true
    try await stage.settle()
    #expect(stage.top?.content.title == "Next")
  }

  @Test("a handler that does not set the binding back leaves that to the stage, which says so")
  func notReset() async throws {
    var demo = Demo()
    demo.resets = false
    stage.show(demo.body)
    try await stage.tap("Other Alert")
    try await stage.tap("No")
    try await stage.settle()
    #expect(!demo.isShowingAlert)
    #expect(stage.alerts.isEmpty)
    #expect(stage.words.contains("#1 left its binding as it was: set back"))
  }

  @Test("Warp's dialog asks once, runs its action and sets the binding back")
  func warp() async throws {
    @State var asks = false
    var deleted = 0
    stage.show(
      Button("Delete account") { asks = true }
        .warpAlert(
          title: "Delete account?",
          message: "This action cannot be undone. All your data will be permanently removed.",
          actions: [
            WarpDialog.Action(title: "Delete", style: .destructive) { deleted += 1 },
            WarpDialog.Action(title: "Cancel", style: .cancel),
          ],
          isPresented: $asks))
    try await stage.tap("Delete account")
    #expect(stage.top?.kind == "warpDialog")
    await #expect(throws: StageError.self) { try await stage.tapBackdrop() }
    await #expect(throws: StageError.self) { try await stage.swipe(.down) }
    try await stage.tap("Delete")
    #expect(deleted == 1)
    #expect(!asks)
    try await stage.settle()
    #expect(stage.alerts.isEmpty)
  }

  @Test("Warp's dialog has fields above its actions, which write into their bindings")
  func warpContent() async throws {
    @State var asks = true
    @State var name = "Item"
    @State var keeps = false
    var saved = ""
    stage.show(
      Screen()
        .warpAlert(
          title: "Rename item",
          actions: [
            WarpDialog.Action(title: "Save") { saved = name },
            WarpDialog.Action(title: "Cancel", style: .cancel),
          ],
          isPresented: $asks
        ) {
          TextField("Name", text: $name)
        })
    try await stage.settle()
    #expect(stage.top?.content.fields.map(\.text) == ["Item"])
    try await stage.type("Lamp", into: "Name", replacing: true)
    #expect(name == "Lamp")
    try await stage.tap("Save")
    #expect(saved == "Lamp")
    try await stage.settle()
    stage.show(
      Screen().warpAlert(
        title: "Keep?", actions: [WarpDialog.Action(title: "OK", style: .cancel)],
        isPresented: .constant(true)
      ) {
        Toggle("Keep a copy", isOn: $keeps)
      })
    try await stage.settle()
    try await stage.tap("Keep a copy")
    #expect(keeps)
    #expect(try stage.layout().element("content[0]") != nil)
  }
}
