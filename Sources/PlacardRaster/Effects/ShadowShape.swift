import PlacardGraphics

/// A shadow's outlines in pixels of its mask: all that its coverage depends on.
struct ShadowShape: Hashable {
  /// The shape that is blurred.
  let thrower: Path
  /// The shape that hides the shadow.
  let cover: Path
  /// Standard deviation in pixels.
  let sigma: Double
  /// Size of the mask in pixels.
  let width: Int
  let height: Int

  /// The mask of the shape with equal columns and rows left out.
  func shortened(columns: Seam, rows: Seam) -> ShadowShape {
    ShadowShape(
      thrower: thrower.mapped { Point(columns.shorten($0.x), rows.shorten($0.y)) },
      cover: cover.mapped { Point(columns.shorten($0.x), rows.shorten($0.y)) }, sigma: sigma,
      width: width - columns.count, height: height - rows.count)
  }

  /// Columns and rows whose absence no other pixel notices.
  ///
  /// Whole cells of the blur are left out, so that the others lie as before.
  var seams: (columns: Seam, rows: Seam) {
    let unit = MaskBlur(sigma: sigma).factor
    let margin = MaskBlur.reach(sigma) + 3 * unit
    return (
      Seam([thrower, cover], along: \.x, across: \.y, margin: margin, unit: unit),
      Seam([thrower, cover], along: \.y, across: \.x, margin: margin, unit: unit)
    )
  }

  /// Blurs the whole shape and clears the pixels that it covers wholly.
  ///
  /// A partly covered pixel keeps its shadow: its uncovered part lies in it.
  func mask() throws(RasterError) -> CoverageMask {
    let coverage = try CoverageMask(width: width, height: height)
    try coverage.fill(thrower, transform: .identity)
    MaskBlur(sigma: sigma).apply(to: coverage)
    let shape = try CoverageMask(width: width, height: height)
    try shape.fill(cover, transform: .identity)
    _ = shape.withBytes { covered in
      coverage.withBytes { shadow in
        Self.clear(shadow, where: covered, count: coverage.height * coverage.stride)
      }
    }
    return coverage
  }

  /// A loop on plain pointers, so that it becomes vector operations.
  @inline(never)
  private static func clear(
    _ shadow: UnsafeMutablePointer<UInt8>, where covered: UnsafePointer<UInt8>, count: Int
  ) {
    for index in 0..<count { shadow[index] = covered[index] == 255 ? 0 : shadow[index] }
  }
}
