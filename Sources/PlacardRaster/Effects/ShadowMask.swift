import CGraphicsLibs
import PlacardGraphics

/// The visible coverage of a shadow: the blurred shape, removed where the shape covers whole pixels.
struct ShadowMask {
  let coverage: CoverageMask
  /// Place of the mask's corner on the picture, in pixels.
  let x: Int
  let y: Int

  /// - Parameters:
  ///   - transform: from the shadow's coordinates to pixels; its scale also scales the blur.
  init?(_ shadow: Shadow, transform: AffineTransform) throws(RasterError) {
    let scale = transform.uniformScale
    guard let shape = shadow.path.transformed(by: transform).controlBounds else { return nil }
    let sigma = shadow.sigma * scale
    let reach = Double(MaskBlur.reach(sigma))
    let moved = transform.then(
      .translation(shadow.offset.x * scale, shadow.offset.y * scale))
    let bounds = shape.offset(by: Point(shadow.offset.x * scale, shadow.offset.y * scale))
      .inset(by: -reach)
    x = Int(bounds.minX.rounded(.down))
    y = Int(bounds.minY.rounded(.down))
    let corner = AffineTransform.translation(Double(-x), Double(-y))
    coverage = try CoverageMask(
      width: Int(bounds.maxX.rounded(.up)) - x, height: Int(bounds.maxY.rounded(.up)) - y)
    try coverage.fill(shadow.path, transform: moved.then(corner))
    MaskBlur(sigma: sigma).apply(to: coverage)
    try knockOut(shadow.path, transform: transform.then(corner))
  }

  /// Clears the pixels that the shape covers wholly.
  ///
  /// A partly covered pixel keeps its shadow: its
  /// uncovered part lies in it.
  private func knockOut(_ path: Path, transform: AffineTransform) throws(RasterError) {
    let shape = try CoverageMask(width: coverage.width, height: coverage.height)
    try shape.fill(path, transform: transform)
    _ = shape.withBytes { covered in
      coverage.withBytes { shadow in
        for index in 0..<(coverage.height * coverage.stride) {
          shadow[index] = covered[index] == 255 ? 0 : shadow[index]
        }
      }
    }
  }
}
