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
  /// Repeats a picture at its own size, in pixels per point, from a rectangle's upper left corner.
  case tiles(ImageReference, scale: Double, Rect)
  /// The blurred shadow of a path, painted outside the path only.
  case shadow(Shadow)
  /// A translucent surface over a picture of what is behind it.
  case backdropEffect(BackdropEffect)
  /// Items that share opacity, transform and clip.
  case group(DisplayGroup)
}
