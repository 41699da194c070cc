public import PlacardGraphics
public import PlacardLayout
public import PlacardModel

/// An alert system as a value: its names, its properties and how an alert becomes a node tree.
public struct AlertFamily: Sendable {
  /// A property of the family's theme as documentation shows it.
  public struct Property: Hashable, Sendable {
    /// The name, with dots for nested ones.
    public let name: String
    /// The heading under which it stands.
    public let group: String
    /// What values look like.
    public let values: String
    /// The default as JSON.
    public let standard: String
    /// What it does.
    public let summary: String
  }

  /// What a family makes of a document.
  public struct Body: Sendable {
    /// The alert's parts.
    public var node: Node
    /// Opacity of the dimming behind the alert, 0…1.
    public var dimOpacity: Double
    /// What is made of the backdrop below the dimming; `nil` leaves it.
    public var backdropFilter: BackdropFilter?
    /// Where on the screen the alert stands.
    public var placement: AlertPlacement = .center
    /// Remarks on the document.
    public var diagnostics: [Diagnostic]
  }

  /// The value of a document's `kind`.
  public let id: String
  /// The styles in the order of the documentation.
  public let styles: [AlertStyle]
  /// The theme's properties in the order of the documentation.
  public let properties: [Property]
  /// Checks a document and makes its node tree at an instant; `nil` is the alert at rest in which
  /// nothing has happened yet.
  public let body: @Sendable (AlertDocument, AlertState?) throws(DocumentError) -> Body
  /// How an alert of a document reacts once it is shown on a stage.
  ///
  /// Errors as for `body`; a family that does not say takes the behaviour that changes nothing.
  public var behavior: @Sendable (AlertDocument) throws(DocumentError) -> AlertBehavior = { _ in
    AlertBehavior()
  }
}
