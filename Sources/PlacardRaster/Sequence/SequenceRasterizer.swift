public import PlacardGraphics

/// Paints pictures that follow each other, each from what has changed since the one before.
///
/// What lies below the first step that changes is painted once and kept; of the rest only the
/// damaged pixels are painted anew. Every picture has the pixels of a painting from scratch.
public final class SequenceRasterizer {
  private struct Painted {
    var items: [DisplayItem]
    var bitmap: Bitmap
  }

  private let rasterizer: Rasterizer
  private let scale: Double
  private let ink: InkBounds
  private var last: Painted?
  private var lastSize = Size.zero
  /// The steps below everything that changes.
  private var base: Painted?
  /// Where steps are painted whole: cairo's curves come out a level different under another clip.
  private var scratch: Bitmap?

  /// - Parameters:
  ///   - rasterizer: paints; its caches serve all pictures.
  ///   - scale: pixels per point, above 0.
  public init(_ rasterizer: Rasterizer, scale: Double) {
    self.rasterizer = rasterizer
    self.scale = scale
    ink = InkBounds(glyphs: rasterizer.glyphs)
  }

  /// The next picture.
  ///
  /// - Throws: as `Rasterizer.render(_:scale:)`; the sequence can go on after it.
  public func frame(_ list: DisplayList) throws -> SequenceFrame {
    let items = list.flatItems
    // Taken out, so that the pixels are changed in place unless somebody else holds them.
    guard var painted = last.take(), list.size == lastSize else {
      let bitmap = try rasterizer.render(list, scale: scale)
      last = Painted(items: items, bitmap: bitmap)
      lastSize = list.size
      base = nil
      scratch = nil
      return SequenceFrame(
        bitmap: bitmap,
        damage: PixelBox(columns: 0..<bitmap.width, rows: 0..<bitmap.height))
    }
    let change = Change(from: painted.items, to: items)
    let transform = AffineTransform.scale(scale, scale)
    let rects = (painted.items[change.old] + items[change.new]).map {
      ink.bounds(of: $0, transform)
    }
    let damage = PixelBox(
      ink.union(rects) ?? .zero, width: painted.bitmap.width, height: painted.bitmap.height)
    painted.items = items
    if !damage.isEmpty {
      let base = try base(below: change.new.lowerBound, of: items, size: list.size)
      try repaint(over: base, in: damage, of: &painted, transform)
    }
    last = painted
    return SequenceFrame(bitmap: painted.bitmap, damage: damage)
  }

  /// The picture of the steps below a place, kept as long as the steps below it stay the same.
  private func base(below index: Int, of items: [DisplayItem], size: Size) throws -> Painted {
    if let base, base.items.count <= index { return base }
    let kept = Array(items[..<index])
    let painted = Painted(
      items: kept,
      bitmap: try rasterizer.render(DisplayList(size: size, items: kept), scale: scale))
    base = painted
    return painted
  }

  private func repaint(
    over base: Painted, in damage: PixelBox, of painted: inout Painted,
    _ transform: AffineTransform
  ) throws {
    let (width, height) = (painted.bitmap.width, painted.bitmap.height)
    let touched = painted.items[base.items.count...].filter { item in
      guard let rect = ink.bounds(of: item, transform) else { return false }
      return PixelBox(rect, width: width, height: height).overlaps(damage)
    }
    var canvas = scratch.take() ?? base.bitmap
    canvas.copy(damage, from: base.bitmap)
    try rasterizer.paint(touched, scale: scale, onto: &canvas)
    painted.bitmap.copy(damage, from: canvas)
    scratch = canvas
  }
}

extension Bitmap {
  /// Takes over the pixels of a box from a picture of the same size.
  fileprivate mutating func copy(_ box: PixelBox, from other: Bitmap) {
    let width = width
    pixels.withUnsafeMutableBufferPointer { target in
      other.pixels.withUnsafeBufferPointer { source in
        for y in box.rows {
          let row = y * width + box.columns.lowerBound..<y * width + box.columns.upperBound
          _ = target[row].update(fromContentsOf: source[row])
        }
      }
    }
  }
}
