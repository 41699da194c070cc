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
