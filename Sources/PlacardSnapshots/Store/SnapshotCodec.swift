public import PlacardGraphics

/// How a snapshot store turns pictures into files and back.
public struct SnapshotCodec: Sendable {
  /// Makes a file of a picture and its scale in pixels per point.
  public var encode: @Sendable (Bitmap, Double) throws -> [UInt8]
  /// Reads a file; throws unless it holds a whole picture.
  public var decode: @Sendable ([UInt8]) throws -> Bitmap

  /// Creates a codec from its two directions.
  public init(
    encode: @escaping @Sendable (Bitmap, Double) throws -> [UInt8],
    decode: @escaping @Sendable ([UInt8]) throws -> Bitmap
  ) {
    self.encode = encode
    self.decode = decode
  }
}
