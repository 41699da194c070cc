public import PlacardModel

extension InlineAlert: PresentedAlert {
  /// Shows the alert on a stage, which keeps it alive while it is on the screen.
  public func show(on stage: Stage = .current) { stage.show(self) }

  /// Takes the alert off the screen, as the cross does.
  public func close() { stage?.close(self) }

  /// What a button does, the primary one first.
  public func action(ofButton index: Int) -> (@MainActor () async throws -> Void)? {
    let buttons = [content.buttonPrimary, content.buttonSecondary].compactMap { $0 }
    guard buttons.indices.contains(index) else { return nil }
    let action = buttons[index].action
    return { action() }
  }

  /// Remembers the stage.
  public func attach(to stage: Stage?) { self.stage = stage }

  /// Calls what was given as `dismissAction`.
  public func dismissed(_ result: AlertResult) { content.dismissAction?() }
}
