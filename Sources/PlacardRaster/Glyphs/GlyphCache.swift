import CGraphicsLibs
import PlacardGraphics

/// One worker's glyph outlines and coverage masks.
///
/// A mask depends on its key only, so pictures do not depend on what was drawn before.
final class GlyphCache {
  /// Horizontal sub-pixel positions of masks: quarters of a pixel.
  static let phases = 4

  /// Coverage of one glyph at one size and phase.
  struct Mask {
    var coverage: CoverageMask
    /// Offset of the mask's corner from the whole-pixel origin.
    var x: Int
    var y: Int
  }

  private struct OutlineKey: Hashable {
    var face: GlyphFace
    var glyph: UInt32
  }

  private struct MaskKey: Hashable {
    var outline: OutlineKey
    var pixelSize: Double
    var phase: Int
  }

  /// A colour glyph at one size and phase.
  struct Picture {
    var bitmap: Bitmap
    /// Offset of the picture's corner from the whole-pixel origin.
    var x: Int
    var y: Int
  }

  private let faces: FontFaces
  /// Decoded pictures take 70 KB each.
  private var sources = RecentCache<OutlineKey, GlyphPicture?>(limit: 4 << 20)
  private var boxes = RecentCache<OutlineKey, Rect?>(limit: 1 << 20)
  private var pictures = RecentCache<MaskKey, Picture?>(limit: 4 << 20)
  private var outlines = RecentCache<OutlineKey, Path>(limit: 2 << 20)
  private var masks = RecentCache<MaskKey, Mask?>(limit: 4 << 20)
  /// About what a key and the cache's own notes take.
  private static let entryCost = 256

  init(_ faces: FontFaces) { self.faces = faces }

  /// The outline in em.
  func outline(of glyph: UInt32, in face: GlyphFace) -> Path {
    let key = OutlineKey(face: face, glyph: glyph)
    if let known = outlines.value(for: key) { return known }
    let path = faces.outline(of: glyph, in: face)
    // A curve takes three points.
    outlines.insert(path, for: key, cost: Self.entryCost + 56 * path.elements.count)
    return path
  }

  /// The smallest box round the outline's points in em; `nil` for a glyph without ink.
  func bounds(of glyph: UInt32, in face: GlyphFace) -> Rect? {
    let key = OutlineKey(face: face, glyph: glyph)
    if let known = boxes.value(for: key) { return known }
    let box = outline(of: glyph, in: face).controlBounds
    boxes.insert(box, for: key, cost: Self.entryCost)
    return box
  }

  /// The glyph of a single character; 0 where the face has none.
  func id(of scalar: Unicode.Scalar, in face: GlyphFace) -> UInt32 {
    faces.id(of: scalar, in: face)
  }

  /// Whether the face's glyphs are pictures in colour.
  func hasPictures(_ face: GlyphFace) -> Bool { faces.isBitmapFont(face) }

  /// The colour glyph at its own size; `nil` for a glyph without ink.
  func source(of glyph: UInt32, in face: GlyphFace) -> GlyphPicture? {
    let key = OutlineKey(face: face, glyph: glyph)
    if let known = sources.value(for: key) { return known }
    let source = faces.picture(of: glyph, in: face)
    sources.insert(source, for: key, cost: Self.entryCost + (source?.bitmap.byteCount ?? 0))
    return source
  }

  /// The colour glyph at a size in pixels and a phase, as for masks; `nil` for a glyph without ink.
  func picture(of glyph: UInt32, in face: GlyphFace, pixelSize: Double, phase: Int) -> Picture? {
    let key = MaskKey(
      outline: OutlineKey(face: face, glyph: glyph), pixelSize: pixelSize, phase: phase)
    if let known = pictures.value(for: key) { return known }
    let picture = source(of: glyph, in: face).map { source in
      let scale = pixelSize / Double(source.pixelsPerEm)
      let left = Double(source.left) * scale + Double(phase) / Double(Self.phases)
      let top = -Double(source.top) * scale
      let x = left.rounded(.down)
      let y = top.rounded(.down)
      return Picture(
        bitmap: Resampler.scale(
          source.bitmap, by: Size(scale, scale), offset: Point(left - x, top - y)),
        x: Int(x), y: Int(y))
    }
    pictures.insert(picture, for: key, cost: Self.entryCost + (picture?.bitmap.byteCount ?? 0))
    return picture
  }

  /// The mask at a size in pixels, its origin a number of quarter pixels right of a whole pixel;
  /// `nil` for a glyph without ink.
  func mask(
    of glyph: UInt32, in face: GlyphFace, pixelSize: Double, phase: Int
  ) throws(RasterError) -> Mask? {
    let key = MaskKey(
      outline: OutlineKey(face: face, glyph: glyph), pixelSize: pixelSize, phase: phase)
    if let known = masks.value(for: key) { return known }
    let mask = try makeMask(
      outline(of: glyph, in: face), pixelSize, Double(phase) / Double(Self.phases))
    masks.insert(mask, for: key, cost: Self.entryCost + (mask?.coverage.byteCount ?? 0))
    return mask
  }

  private func makeMask(
    _ outline: Path, _ pixelSize: Double, _ shift: Double
  ) throws(RasterError) -> Mask? {
    let path = outline.transformed(
      by: AffineTransform.scale(pixelSize, pixelSize).then(.translation(shift, 0)))
    guard let bounds = path.controlBounds, !bounds.isEmpty else { return nil }
    let box = PixelBox(around: bounds)
    let (x, y) = (box.columns.lowerBound, box.rows.lowerBound)
    let coverage = try CoverageMask(width: box.columns.count, height: box.rows.count)
    try coverage.fill(path, transform: .translation(Double(-x), Double(-y)))
    return Mask(coverage: coverage, x: x, y: y)
  }
}
