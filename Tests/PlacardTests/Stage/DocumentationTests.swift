import Placard
import Testing

/// The usage of CoolAlert's documentation, played.
@Suite("What CoolAlert's documentation shows works on a stage")
@MainActor
struct DocumentationTests {
  private let stage = Stage()

  @Test("a destructive action runs and gives its position and title")
  func delete() async throws {
    var isDeleted = false
    let alert = CoolAlert(
      .warning, "Delete 12 photos?", "They'll be removed from all your devices."
    )
    .button("Delete", role: .destructive) { isDeleted = true }
    .closeButton("Cancel")
    let run = await stage.run { await alert.present() }
    #expect(run.value == nil)
    try await stage.settle()
    try await stage.tap("Delete")
    #expect(isDeleted)
    #expect(run.value == .button(index: 0, title: "Delete"))
    try await stage.settle()
    #expect(stage.alerts.isEmpty)
  }

  @Test("the close button dismisses without running an action")
  func closeButton() async throws {
    let alert = CoolAlert(.question, "Enable notifications?").button("Enable") {
      Issue.record("the action ran")
    }.closeButton("Not now")
    let run = await stage.run { await alert.present() }
    try await stage.tap("Not now")
    #expect(run.value == .dismissed)
  }

  @Test("cancelling the task closes the alert")
  func cancel() async throws {
    let alert = CoolAlert(.info, "Waiting")
    let run = await stage.run { await alert.present() }
    try await stage.settle()
    #expect(stage.isShown(alert))
    await run.cancel()
    #expect(run.value == .dismissed)
    try await stage.settle()
    #expect(stage.alerts.isEmpty)
  }

  @Test("sign-in: validation enables the action, a throw shows the error, editing clears it")
  func signIn() async throws {
    let alert = CoolAlert(.edit, "Sign in")
    let email = alert.addTextField("Email", systemImage: "envelope")
    let password = alert.addTextField("Password", systemImage: "lock")
    password.isSecureTextEntry = true
    var attempts: [String] = []
    alert
      .validate { email.text?.contains("@") == true && !(password.text ?? "").isEmpty }
      .button("Sign in") { [stage] in
        attempts.append("\(email.text ?? "") \(password.text ?? "")")
        try await stage.clock.sleep(for: .seconds(2))
        if attempts.count == 1 { throw SignInError(description: "Wrong password") }
      }
      .closeButton("Cancel")
      .show(on: stage)
    try await stage.settle()
    #expect(stage.topState?.focusedField == 0)
    #expect(stage.topState?.isValid == false)

    try await stage.type("ada@example.org", into: "Email")
    try await stage.pressReturn()
    #expect(stage.topState?.focusedField == 1)
    try await stage.type("enigma")
    #expect(stage.topState?.isValid == true)
    try await stage.pressReturn()
    #expect(attempts == ["ada@example.org enigma"])
    #expect(stage.topState?.busyButton == 0)
    await #expect(throws: StageError.self) { try await stage.tap("Cancel") }

    try await stage.advance(by: .seconds(2))
    #expect(stage.topState?.busyButton == nil)
    #expect(stage.topState?.error == "Wrong password")
    #expect(stage.words.contains("#1 shakes"))
    #expect(stage.words.contains("announce \"Wrong password\""))

    try await stage.type("1", into: "Password")
    #expect(stage.topState?.error == nil)
    try await stage.tap("Sign in")
    try await stage.settle()
    #expect(attempts.last == "ada@example.org enigma1")
    #expect(stage.alerts.isEmpty)
    #expect(stage.words.contains { $0.hasPrefix("#1 ends: button 0") })
    // What is secret stays out of the log.
    #expect(!stage.words.contains { $0.contains("enigma") })
  }

  @Test("an ad break ends by itself and calls both closures, timeout first")
  func adBreak() async throws {
    var calls: [String] = []
    CoolAlert(.notice, "Ad break")
      .button("Skip", countdown: .seconds) {}
      .hideCloseButton()
      .timeout(5) { calls.append("timed out") }
      .onDismiss { calls.append("gone") }
      .show(on: stage)
    try await stage.advance(to: .milliseconds(4_999))
    #expect(calls.isEmpty)
    try await stage.advance(to: .seconds(5))
    #expect(calls == ["timed out"])
    try await stage.settle()
    #expect(calls == ["timed out", "gone"])
  }

  @Test("a visible alert follows its title, message and progress")
  func download() async throws {
    let alert = CoolAlert.wait("Downloading").progress(0)
    alert.show(on: stage)
    try await stage.settle()
    alert.progress = 0.42
    alert.message = "Almost there"
    #expect(stage.top?.content.progress == 0.42)
    #expect(stage.top?.content.message == "Almost there")
    let words = try stage.accessibility().elements.compactMap(\.value)
    #expect(words.contains { $0.contains("42") })
    alert.close()
    try await stage.settle()
    #expect(stage.alerts.isEmpty)
  }

  @Test("a chain sets up a field and an alert shows what it holds")
  func rename() async throws {
    let alert = CoolAlert(.edit, "Rename").textField("Name", text: "Holiday.mov") {
      $0.clearButtonMode = .always
    }
    alert.show(on: stage)
    #expect(stage.top?.content.fields.first?.text == "Holiday.mov")
    #expect(stage.top?.content.fields.first?.clearButtonMode == .always)
    try await stage.type("Summer.mov", into: "Name", replacing: true)
    #expect(stage.top?.content.fields.first?.text == "Summer.mov")
  }

  @Test("one-liners show at once where a stage is current")
  func oneLiners() async throws {
    stage.perform {
      CoolAlert.success("Saved")
      CoolAlert.warning("Low storage", timeout: 3)
    }
    #expect(stage.alerts.map(\.content.title) == ["Saved", "Low storage"])
    try await stage.advance(by: .seconds(3))
    try await stage.settle()
    #expect(stage.alerts.map(\.content.title) == ["Saved"])
  }

  @Test("queued alerts appear one at a time; dismissing all empties the queue")
  func queue() async throws {
    stage.queuesAlerts = true
    let runs = await [
      stage.run { await CoolAlert(.info, "A").present() },
      stage.run { await CoolAlert(.info, "B").present() },
      stage.run { await CoolAlert(.info, "C").present() },
    ]
    #expect(stage.alerts.map(\.content.title) == ["A"])
    try await stage.tap("Done")
    try await stage.settle()
    #expect(stage.alerts.map(\.content.title) == ["B"])
    stage.perform { CoolAlert.dismissAll() }
    try await stage.settle()
    #expect(stage.alerts.isEmpty)
    #expect(runs.map(\.value) == [.dismissed, .dismissed, .dismissed])
  }

  @Test("a button calls a method of an object that it does not keep alive")
  func target() async throws {
    let target = Counter()
    CoolAlert(.info, "Share photo").button("Legacy", target: target, action: Counter.legacy)
      .show(on: stage)
    try await stage.tap("Legacy")
    #expect(target.count == 1)
  }

  @MainActor
  private final class Counter {
    var count = 0
    func legacy() { count += 1 }
  }
}
