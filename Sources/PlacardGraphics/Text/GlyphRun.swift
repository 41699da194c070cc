/// Glyphs of one face and size.
public struct GlyphRun: Hashable, Sendable {
  /// A glyph and where it stands.
  public struct Glyph: Hashable, Sendable {
    /// Index in the face.
    public var id: UInt32
    /// Origin relative to the line's left edge, in points.
    public var x: Double
    /// Origin relative to the baseline, in points, downwards.
    public var y: Double

    /// Creates a placed glyph.
    public init(id: UInt32, x: Double, y: Double) {
      self.id = id
      self.x = x
      self.y = y
    }
  }

  /// The face that the glyph indices belong to.
  public var face: GlyphFace
  /// Size in points.
  public var size: Double
  /// The glyphs in visual order.
  public var glyphs: [Glyph]

  /// Creates a run.
  public init(face: GlyphFace, size: Double, glyphs: [Glyph]) {
    self.face = face
    self.size = size
    self.glyphs = glyphs
  }
}
