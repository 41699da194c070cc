public import PlacardModel

/// Plays the script of a document on a stage.
@MainActor
public struct ScriptPlayer {
  private let document: AlertDocument
  /// The stage with everything that has happened so far.
  public let stage: Stage
  private let snapshot: @MainActor (_ name: String, _ stage: Stage) throws -> Void

  /// Creates a player with a stage on the document's screen.
  ///
  /// - Parameters:
  ///   - document: the alert that is shown at the beginning, and what happens then.
  ///   - renderer: draws and measures.
  ///   - snapshot: takes each picture that the script asks for, by its name.
  public init(
    _ document: AlertDocument, renderer: AlertRenderer = .standard,
    snapshot: @escaping @MainActor (_ name: String, _ stage: Stage) throws -> Void = { _, _ in }
  ) {
    self.document = document
    self.snapshot = snapshot
    stage = Stage(
      screen: document.screen, environment: document.environment, renderer: renderer)
  }

  /// Shows the alert and takes every step.
  ///
  /// - Parameter goesOn: whether there is a next step to take, asked before each.
  /// - Throws: `DocumentError` with the path of the step that could not be taken; errors of drawing
  ///   and of `snapshot`.
  public func play(while goesOn: () -> Bool = { true }) async throws {
    // A document that cannot be drawn is told as such, not as a step that found nothing.
    _ = try stage.renderer.layout(document)
    var alerts = [ScriptedAlert(document)]
    stage.show(alerts[0])
    for (index, step) in document.script.enumerated() {
      guard goesOn() else { return }
      do {
        try await take(step, &alerts)
      } catch let error as StageError {
        throw DocumentError(
          .invalid, "cannot be done: \(error.message)", path: "script[\(index)]",
          suggestions: error.suggestions)
      }
      alerts.removeAll { !stage.keeps($0) }
    }
  }

  private func take(_ step: ScriptStep, _ alerts: inout [ScriptedAlert]) async throws {
    switch step {
    case .tap(let label): try await stage.tap(label)
    case .tapAt(let point): try await stage.tap(at: point)
    case .tapBackdrop: try await stage.tapBackdrop()
    case .press(let label): try await stage.press(label)
    case .release: try await stage.lift()
    case .swipe(let direction, let velocity): try await stage.swipe(direction, velocity: velocity)
    case .type(let text, let label): try await stage.type(text, into: label)
    case .clear(let label): try await stage.clear(label)
    case .focus(let label): try await stage.focus(label)
    case .drag(let label, let value): try await stage.drag(label, to: value)
    case .pressReturn: try await stage.pressReturn()
    case .escape: try await stage.escape()
    case .scroll(let distance, let part):
      try await stage.scroll(by: distance, in: part.map { ElementID($0) })
    case .advance(let seconds): try await stage.advance(by: .seconds(seconds))
    case .advanceTo(let seconds): try await stage.advance(to: .seconds(seconds))
    case .settle: try await stage.settle()
    case .finish: try await stage.endAction(failure: nil)
    case .fail(let message): try await stage.endAction(failure: message)
    case .showError(let message): stage.showError(message, in: try stage.topAlert(of: alerts))
    case .update(let update): try stage.topAlert(of: alerts).apply(update)
    case .show(let document):
      alerts.append(ScriptedAlert(document))
      stage.show(alerts[alerts.count - 1])
    case .close: stage.close(try stage.topAlert(of: alerts))
    case .dismissAll: stage.dismissAll()
    case .rotate(let isLandscape): stage.rotate(isLandscape ? .landscape : .portrait)
    case .scheme(let scheme): stage.setScheme(scheme)
    case .textSize(let size): stage.setTextSize(size)
    case .snapshot(let name):
      stage.note("snapshot \(name)")
      try snapshot(name, stage)
    }
  }
}
