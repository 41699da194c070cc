import Placard
import Testing

@Suite("A script does to a stage what it says")
@MainActor
struct ScriptPlayerTests {
  private func play(
    _ json: JSONValue, _ snapshot: @escaping @MainActor (String, Stage) throws -> Void = { _, _ in }
  ) async throws -> Stage {
    let player = ScriptPlayer(try AlertDocument(json: json.bytes), snapshot: snapshot)
    try await player.play()
    return player.stage
  }

  @Test("sign-in fails, is corrected and succeeds")
  func signIn() async throws {
    var errors: [String: String?] = [:]
    let stage = try await play([
      "style": "edit", "title": "Sign in",
      "fields": [["placeholder": "Email"], ["placeholder": "Password", "secure": true]],
      "validate": ["Email": ["contains": "@"], "Password": ["notEmpty": true]],
      "buttons": [
        ["title": "Sign in", "action": ["duration": 1, "throws": "Wrong password"]]
      ],
      "script": [
        "settle", ["snapshot": "empty"], ["type": "a@b.c", "into": "Email"], "pressReturn",
        ["type": "secret"], ["tap": "Sign in"], ["advance": 0.5], ["snapshot": "busy"],
        ["advance": 0.5], ["snapshot": "error"], ["type": "1"], ["snapshot": "corrected"],
        ["tap": "Sign in"], "finish", "settle",
      ],
    ]) { name, stage in errors[name] = stage.topState?.error }
    #expect(
      errors == ["empty": nil, "busy": nil, "error": "Wrong password", "corrected": nil])
    #expect(stage.alerts.isEmpty)
    #expect(stage.words.contains("#1 ends: button 0 \"Sign in\""))
  }

  @Test("a step that cannot be taken is named with its place and what is there")
  func badStep() async throws {
    do {
      _ = try await play([
        "style": "info", "title": "Hello", "script": ["settle", ["tap": "Dome"]],
      ])
      Issue.record("played")
    } catch let error as DocumentError {
      #expect(error.path == "script[1]")
      #expect(error.suggestions == ["Done"])
    }
  }

  @Test("updates, other alerts, errors and closing come from the script too")
  func program() async throws {
    var seen: [String: [String?]] = [:]
    let stage = try await play([
      "style": "wait", "title": "Downloading", "progress": 0,
      "script": [
        ["update": ["progress": 0.5, "message": "Almost there"]], ["snapshot": "half"],
        ["show": ["style": "error", "title": "Offline"]], ["snapshot": "two"],
        ["showError": "No network"], "close", "settle", ["snapshot": "one"], "dismissAll", "settle",
      ],
    ]) { name, stage in seen[name] = stage.alerts.map(\.content.message) }
    #expect(
      seen == ["half": ["Almost there"], "two": ["Almost there", nil], "one": ["Almost there"]])
    #expect(stage.alerts.isEmpty)
    #expect(stage.words.contains("#2 error \"No network\""))
  }

  @Test("an action that never ends is ended by the script")
  func endless() async throws {
    let stage = try await play([
      "style": "info", "title": "Hello",
      "buttons": [["title": "Go", "action": ["duration": "forever"]]],
      "script": [["tap": "Go"], ["advance": 100], ["throw": "Stopped"], ["tap": "Done"], "settle"],
    ])
    #expect(stage.words.contains("#1 action \"Go\" failed: Stopped"))
    #expect(stage.alerts.isEmpty)
  }
}
