import PlacardGraphics
import PlacardRaster

/// What one rendering at a time needs: its own fonts, glyphs and pictures.
final class RenderWorker {
  let shaper: TextShaper
  let images: ImageLibrary
  let rasterizer: Rasterizer

  init(fonts: FontCollection) throws {
    images = ImageLibrary(read: { try FileSystem.read($0, limit: RenderWorker.largestImage) })
    shaper = try TextShaper(fonts)
    rasterizer = Rasterizer(sharing: shaper, images: images)
  }

  /// Largest picture file that is read, in bytes.
  private static let largestImage = 64 << 20
}
