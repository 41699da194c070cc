public import PlacardGraphics
public import PlacardModel

/// An alert laid out on a screen.
public struct LayoutTree: Hashable, Sendable {
  /// Size of the screen in points.
  public var screen: Size
  /// Which way leading and trailing run.
  public var direction: LayoutDirection
  /// The alert.
  public var root: LayoutElement
  /// What the layout had to do that its author may want to know.
  public var diagnostics: [Diagnostic]

  /// Creates a tree.
  public init(
    screen: Size, direction: LayoutDirection, root: LayoutElement, diagnostics: [Diagnostic]
  ) {
    self.screen = screen
    self.direction = direction
    self.root = root
    self.diagnostics = diagnostics
  }

  /// The element of an identity.
  public func element(_ id: ElementID) -> LayoutElement? { root.element(id) }
}
