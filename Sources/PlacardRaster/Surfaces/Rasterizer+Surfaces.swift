import CGraphicsLibs
import PlacardGraphics

extension Rasterizer {
  /// Paints a translucent surface; what it shows is painted by itself, blurred, coloured and cut.
  func paint(
    _ effect: BackdropEffect, on context: DrawingContext, _ transform: AffineTransform
  ) throws {
    guard let bounds = effect.path.transformed(by: transform).controlBounds else { return }
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context.cairo, &x1, &y1, &x2, &y2)
    let seen = bounds.intersection(Rect(x1, y1, x2 - x1, y2 - y1))
    guard !seen.isEmpty else { return }
    let box = PixelBox(around: seen)
    let key = SurfaceKey(effect: effect, transform: transform, box: box)
    let picture: SurfacePicture
    if let known = surfaces.value(for: key) {
      picture = known
    } else {
      picture = try makeSurface(effect, transform, box)
      surfaces.insert(picture, for: key, cost: picture.bitmap.byteCount)
    }
    try paint(
      picture.bitmap, .translation(Double(picture.x), Double(picture.y)), 1, on: context)
  }

  private func makeSurface(
    _ effect: BackdropEffect, _ transform: AffineTransform, _ box: PixelBox
  ) throws -> SurfacePicture {
    let scale = transform.uniformScale
    let sigma = effect.filter.sigma * scale
    let blur = try GaussianBlur(sigma: sigma)
    let whole = PixelBox(
      Path.rectangle(effect.bounds).transformed(by: transform).controlBounds ?? .zero)
    let reach = Int((sigma * 3.5).rounded(.up)) + 2
    let region = PixelBox(
      columns: Self.widened(box.columns, by: reach, within: whole.columns),
      rows: Self.widened(box.rows, by: reach, within: whole.rows))
    let shift = AffineTransform.translation(
      Double(-region.columns.lowerBound), Double(-region.rows.lowerBound))
    let behind = try picture(
      of: effect.source, transform.then(shift), width: region.columns.count,
      height: region.rows.count)
    let part = PixelBox(
      columns: box.columns.lowerBound - region.columns.lowerBound..<box.columns.upperBound
        - region.columns.lowerBound,
      rows: box.rows.lowerBound - region.rows.lowerBound..<box.rows.upperBound
        - region.rows.lowerBound)
    let shader = SurfaceShader(
      effect: effect, scale: scale,
      toPoints: AffineTransform.translation(
        Double(box.columns.lowerBound), Double(box.rows.lowerBound)
      ).then(transform.inverse), blurred: blur.blurred(behind, in: part),
      colors: FilterColors(effect.filter))
    return SurfacePicture(
      bitmap: try cut(shader, effect, transform, box), x: box.columns.lowerBound,
      y: box.rows.lowerBound)
  }

  private func cut(
    _ shader: SurfaceShader, _ effect: BackdropEffect, _ transform: AffineTransform, _ box: PixelBox
  ) throws(RasterError) -> Bitmap {
    let (width, height) = (box.columns.count, box.rows.count)
    let local = transform.then(
      .translation(Double(-box.columns.lowerBound), Double(-box.rows.lowerBound)))
    let coverage = try CoverageMask(width: width, height: height)
    try coverage.fill(effect.path, transform: local)
    let rim = try CoverageMask(width: width, height: height)
    try rim.fill(effect.path, minus: effect.inner, transform: local)
    var pixels = [UInt32](repeating: 0, count: width * height)
    _ = coverage.withBytes { covered in
      rim.withBytes { line in
        pixels.withUnsafeMutableBufferPointer { pixels in
          guard let start = pixels.baseAddress else { return }
          for y in 0..<height {
            shader.shade(
              y, coverage: covered + y * coverage.stride, rim: line + y * rim.stride,
              into: start + y * width)
          }
        }
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// A range made longer on both sides, as far as the picture goes; at least one pixel of it.
  private static func widened(
    _ range: Range<Int>, by reach: Int, within whole: Range<Int>
  ) -> Range<Int> {
    let last = max(whole.lowerBound, whole.upperBound - 1)
    let start = min(max(range.lowerBound - reach, whole.lowerBound), last)
    return start..<max(start + 1, min(range.upperBound + reach, whole.upperBound))
  }
}

extension PixelBox {
  /// The pixels nearest to a rectangle's edges.
  fileprivate init(_ rect: Rect) {
    func pixel(_ value: Double) -> Int { Int(min(max(value.rounded(), -32_768), 32_768)) }
    let (x, y) = (pixel(rect.minX), pixel(rect.minY))
    self.init(columns: x..<max(x + 1, pixel(rect.maxX)), rows: y..<max(y + 1, pixel(rect.maxY)))
  }
}
