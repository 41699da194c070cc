public import PlacardGraphics
public import PlacardModel

/// A part of an alert before it has a place: what a family composes and the engine lays out.
public struct Node: Hashable, Sendable {
  /// Identity through all later stages; `nil` for scaffolding that nothing refers to.
  public var id: ElementID?
  /// What the part is to a reader.
  public var role: ElementRole
  /// What is inside.
  public var content: NodeContent
  /// Space between the part's edges and its content, in points.
  public var padding: Insets
  /// Smallest and largest extent in points, padding included.
  public var limits: SizeLimits
  /// How the part itself is drawn.
  public var decoration: Decoration?
  /// Whether pixel rounding moves the part as a whole: it is rounded by its origin and everything
  /// inside keeps its offset.
  public var isRigid: Bool
  /// What a screen reader cannot tell from the part's texts.
  public var accessibility: AccessibilityFacts?

  /// Creates a node.
  public init(
    _ content: NodeContent, id: ElementID? = nil, role: ElementRole = .group,
    padding: Insets = .zero, limits: SizeLimits = SizeLimits(), decoration: Decoration? = nil,
    isRigid: Bool = false
  ) {
    self.id = id
    self.role = role
    self.content = content
    self.padding = padding
    self.limits = limits
    self.decoration = decoration
    self.isRigid = isRigid
  }

  /// The node with space around it.
  public func padded(_ insets: Insets) -> Node {
    Node(.overlay([Layer(self)]), padding: insets)
  }
}
