public import PlacardModel

extension UIAlertController: PresentedAlert {
  /// Shows the alert on a stage, which keeps it alive while it is on the screen.
  public func show(on stage: Stage = .current) { stage.show(self) }

  /// Shows the alert on a stage and waits for the answer.
  public func present(on stage: Stage = .current) async -> AlertResult {
    await stage.present(self)
  }

  /// The handler of an action, by its position.
  public func action(ofButton index: Int) -> (@MainActor () async throws -> Void)? {
    guard actions.indices.contains(index) else { return nil }
    let action = actions[index]
    guard let handler = action.handler else { return nil }
    return { handler(action) }
  }

  /// Remembers the stage.
  public func attach(to stage: Stage?) { self.stage = stage }

  /// Keeps what a person typed where code reads it.
  public func fieldChanged(_ index: Int, to text: String) {
    if fields.indices.contains(index) { fields[index].typed(text) }
  }
}
