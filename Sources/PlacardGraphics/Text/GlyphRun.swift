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

/// A face of a font file at one position of its variation axes.
public struct GlyphFace: Hashable, Sendable {
  /// The file, named as in the font collection.
  public var file: String
  /// Index of the face in the file.
  public var index: Int
  /// Normalized axis coordinates in units of 1/16384.
  public var coordinates: [Int32]

  /// Creates a face.
  public init(file: String, index: Int = 0, coordinates: [Int32] = []) {
    self.file = file
    self.index = index
    self.coordinates = coordinates
  }
}
