public import PlacardGraphics
public import PlacardModel

/// How a node's own surface is drawn.
public struct Decoration: Hashable, Sendable {
  /// A line just inside the edge.
  public struct Border: Hashable, Sendable {
    /// Width in points.
    public var width: Double
    /// Colour.
    public var color: Color

    /// Creates a border.
    public init(width: Double, color: Color) {
      self.width = width
      self.color = color
    }
  }

  /// A soft shadow round the silhouette.
  public struct DropShadow: Hashable, Sendable {
    /// Distance that it falls, in points.
    public var drop: Double
    /// Standard deviation of its blur in points.
    public var sigma: Double
    /// Colour at full strength.
    public var color: Color

    /// Creates a shadow.
    public init(drop: Double, sigma: Double, color: Color) {
      self.drop = drop
      self.sigma = sigma
      self.color = color
    }
  }

  /// Colour of the surface.
  public var fill: Color?
  /// What the surface makes of the picture behind the alert, drawn below the fill.
  public var filter: BackdropFilter?
  /// Line inside the edge.
  public var border: Border?
  /// Corner radii in points.
  public var radii: CornerRadii
  /// How corners bend.
  public var curve: CornerCurve
  /// Shadow under the surface.
  public var shadow: DropShadow?
  /// An element whose disc joins the rounded rectangle to one silhouette.
  public var disc: ElementID?

  /// Creates a decoration.
  public init(
    fill: Color? = nil, filter: BackdropFilter? = nil, border: Border? = nil,
    radii: CornerRadii = .zero,
    curve: CornerCurve = .continuous, shadow: DropShadow? = nil, disc: ElementID? = nil
  ) {
    self.fill = fill
    self.filter = filter
    self.border = border
    self.radii = radii
    self.curve = curve
    self.shadow = shadow
    self.disc = disc
  }
}
