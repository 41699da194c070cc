import Placard
import PlacardGraphics

extension SnapshotCodec {
  /// PNG files as the renderer writes them; any kind of PNG is read.
  public static let png = SnapshotCodec(
    encode: { picture, scale in try picture.png(scale: scale) },
    decode: { bytes in try Bitmap(png: bytes) })
}
