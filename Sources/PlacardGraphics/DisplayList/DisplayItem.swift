/// One painting step; coordinates are points of the display list.
public indirect enum DisplayItem: Hashable, Sendable {
  /// Fills the inside of a path (nonzero winding).
  case fill(Path, Paint)
  /// Fills what lies inside the first path and outside the second (each by nonzero winding).
  case difference(Path, minus: Path, Color)
  /// Draws a line along a path.
  case stroke(Path, StrokeStyle, Color)
  /// Paints glyphs with the baseline's left end at a point.
  case glyphs(GlyphRun, origin: Point, Color)
  /// Draws a picture into a rectangle; a tint replaces its colours and keeps its alpha.
  case image(ImageReference, Rect, tint: Color?)
  /// The blurred shadow of a path, painted outside the path only.
  case shadow(Shadow)
  /// Items that share opacity, transform and clip.
  case group(DisplayGroup)
}

/// A soft shadow.
public struct Shadow: Hashable, Sendable {
  /// The shape that throws it.
  public var path: Path
  /// How far it is moved, in points.
  public var offset: Point
  /// Standard deviation of the blur in points.
  public var sigma: Double
  /// Its colour at full coverage.
  public var color: Color

  /// Creates a shadow.
  public init(path: Path, offset: Point, sigma: Double, color: Color) {
    self.path = path
    self.offset = offset
    self.sigma = sigma
    self.color = color
  }
}

/// Items painted together.
public struct DisplayGroup: Hashable, Sendable {
  /// The element that the items belong to.
  public var label: String
  /// Opacity of the group as a whole, 0…1.
  public var opacity: Double
  /// Transform of the items' coordinates.
  public var transform: AffineTransform
  /// Nothing is painted outside this path, given in the group's own coordinates.
  public var clip: Path?
  /// The items from bottom to top.
  public var items: [DisplayItem]

  /// Creates a group.
  public init(
    label: String, opacity: Double = 1, transform: AffineTransform = .identity,
    clip: Path? = nil, items: [DisplayItem]
  ) {
    self.label = label
    self.opacity = opacity
    self.transform = transform
    self.clip = clip
    self.items = items
  }
}
