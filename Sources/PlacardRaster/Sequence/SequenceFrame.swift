public import PlacardGraphics

/// One picture of a sequence.
public struct SequenceFrame: Sendable {
  /// The whole picture.
  public let bitmap: Bitmap
  /// Where it may differ from the one before; empty where nothing changed.
  public let damage: PixelBox
}
