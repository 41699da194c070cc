public import PlacardModel

/// What a stage needs of an alert of any family: a document, and the program's code behind it.
///
/// The stage keeps the alert alive from `show` until its exit is over.
@MainActor
public protocol PresentedAlert: AnyObject {
  /// What the alert says and how it looks now.
  var document: AlertDocument { get }
  /// Whether it waits until no other alert is on the screen; `nil` does as the stage does.
  var waitsInQueue: Bool? { get }
  /// Whether the document may change without a word to the stage, which then looks whenever the
  /// program's code rests.
  var followsBindings: Bool { get }
  /// The action of a button, by its position in the order given.
  func action(ofButton index: Int) -> (@MainActor () async throws -> Void)?
  /// Whether the program's own validation allows the actions.
  func validates() -> Bool
  /// The alert is on a stage, or left it (`nil`).
  func attach(to stage: Stage?)
  /// A person changed a field's text.
  func fieldChanged(_ index: Int, to text: String)
  /// A person tapped the link.
  func linkTapped()
  /// A person changed an element of the alert's own content.
  func contentChanged(_ change: ContentChange)
  /// A person tapped a button of the alert's own content.
  func contentTapped(_ id: ElementID)
  /// The alert's time ran out.
  func timedOut()
  /// The alert is gone from the screen.
  func dismissed(_ result: AlertResult)
}

extension PresentedAlert {
  /// As the stage does.
  public var waitsInQueue: Bool? { nil }
  /// Changes are told.
  public var followsBindings: Bool { false }
  /// No validation of its own.
  public func validates() -> Bool { true }
  /// Nothing to remember.
  public func attach(to stage: Stage?) {}
  /// Nothing to remember.
  public func fieldChanged(_ index: Int, to text: String) {}
  /// Nothing to remember.
  public func contentChanged(_ change: ContentChange) {}
  /// Nothing to call.
  public func contentTapped(_ id: ElementID) {}
  /// Nothing to call.
  public func linkTapped() {}
  /// Nothing to call.
  public func timedOut() {}
  /// Nothing to call.
  public func dismissed(_ result: AlertResult) {}
}
