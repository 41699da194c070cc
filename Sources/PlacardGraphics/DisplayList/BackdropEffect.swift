/// A translucent surface over a picture of its own surroundings.
///
/// It carries the steps of what is behind it, so that it can be drawn where that is not.
public struct BackdropEffect: Hashable, Sendable {
  /// The surface's edge.
  public var path: Path
  /// The edge moved inwards by the width of the line of light on it.
  public var inner: Path
  /// The edge's distance field.
  public var outline: GlassOutline
  /// What is behind, from bottom to top.
  public var source: [DisplayItem]
  /// Where that picture ends; beyond, its outermost pixels go on.
  public var bounds: Rect
  /// What the surface makes of it.
  public var filter: BackdropFilter

  /// Creates an effect.
  public init(
    path: Path, inner: Path, outline: GlassOutline, source: [DisplayItem], bounds: Rect,
    filter: BackdropFilter
  ) {
    self.path = path
    self.inner = inner
    self.outline = outline
    self.source = source
    self.bounds = bounds
    self.filter = filter
  }
}
