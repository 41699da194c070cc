public import PlacardModel

/// A document on a stage: its buttons do what their `action` says.
@MainActor
public final class ScriptedAlert: PresentedAlert {
  /// What the alert says and how it looks; fields follow what is typed.
  public private(set) var document: AlertDocument
  private weak var stage: Stage?

  /// How long an action runs that never ends: longer than any script.
  static let endless = Duration.seconds(1_000_000_000)

  /// Creates an alert of a document.
  public init(_ document: AlertDocument) { self.document = document }

  /// Waits as long as the document says, then ends well or throws.
  public func action(ofButton index: Int) -> (@MainActor () async throws -> Void)? {
    guard document.content.buttons.indices.contains(index),
      let action = document.content.buttons[index].action
    else { return nil }
    return { [weak self] in
      let duration = action.duration.isFinite ? Duration.seconds(action.duration) : Self.endless
      if let stage = self?.stage { try await stage.clock.sleep(for: duration) }
      if let failure = action.failure { throw ScriptedFailure(message: failure) }
    }
  }

  /// Remembers the stage.
  public func attach(to stage: Stage?) { self.stage = stage }

  /// Keeps what was typed.
  public func fieldChanged(_ index: Int, to text: String) {
    guard document.content.fields.indices.contains(index) else { return }
    document.content.fields[index].text = text
  }

  /// Keeps what was changed.
  public func contentChanged(_ change: ContentChange) {
    do { document.content = try document.content.applying(change) } catch {
      // The stage changed its own copy of the same content so already.
    }
  }

  /// Changes what the alert says, on the screen too.
  public func apply(_ update: AlertUpdate) {
    update.apply(to: &document.content)
    stage?.update(self)
  }
}
