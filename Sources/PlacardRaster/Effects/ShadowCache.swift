import PlacardGraphics

/// Makes shadows and keeps those used last.
///
/// What is blurred is the shape without the middle of its straight sides: cards of any size with
/// the same corners share it, and those of the same size share the whole mask, wherever they stand.
/// Every mask has the pixels of one blurred in one piece.
final class ShadowCache {
  /// Masks of shapes in full size; the largest take some megabytes.
  private var masks = RecentCache<ShadowShape, CoverageMask>(limit: 4 << 20, least: 2)
  /// Masks of shapes without the middle of their sides.
  private var parts = RecentCache<ShadowShape, CoverageMask>(limit: 1 << 20, least: 2)

  /// The shadow's mask; `nil` for an empty shape.
  ///
  /// - Parameters:
  ///   - transform: from the shadow's coordinates to pixels; its scale also scales the blur.
  func mask(of shadow: Shadow, _ transform: AffineTransform) throws(RasterError) -> ShadowMask? {
    let scale = transform.uniformScale
    let cover = shadow.path.transformed(by: transform)
    guard let bounds = cover.controlBounds else { return nil }
    let offset = Point(shadow.offset.x * scale, shadow.offset.y * scale)
    let sigma = shadow.sigma * scale
    let outer = bounds.offset(by: offset).inset(by: -Double(MaskBlur.reach(sigma)))
    let x = outer.minX.rounded(.down)
    let y = outer.minY.rounded(.down)
    let shape = ShadowShape(
      thrower: cover.snapped(by: Point(offset.x - x, offset.y - y)),
      cover: cover.snapped(by: Point(-x, -y)), sigma: sigma,
      width: Int(outer.maxX.rounded(.up) - x), height: Int(outer.maxY.rounded(.up) - y))
    return ShadowMask(coverage: try mask(of: shape), x: Int(x), y: Int(y))
  }

  private func mask(of shape: ShadowShape) throws(RasterError) -> CoverageMask {
    if let known = masks.value(for: shape) { return known }
    let (columns, rows) = shape.seams
    let short = shape.shortened(columns: columns, rows: rows)
    let part = try part(short)
    let mask =
      short == shape
      ? part : try part.stretched(columns, rows, width: shape.width, height: shape.height)
    masks.insert(mask, for: shape, cost: mask.byteCount)
    return mask
  }

  private func part(_ shape: ShadowShape) throws(RasterError) -> CoverageMask {
    if let known = parts.value(for: shape) { return known }
    let part = try shape.mask()
    parts.insert(part, for: shape, cost: part.byteCount)
    return part
  }
}

extension Path {
  /// The path moved and put on cairo's grid of 1/256 pixel, as cairo would do: what differs by
  /// rounding errors only is then equal.
  fileprivate func snapped(by offset: Point) -> Path {
    mapped { Point(($0.x + offset.x).onCairoGrid, ($0.y + offset.y).onCairoGrid) }
  }
}

extension CoverageMask {
  /// The mask with the columns and rows that were left out.
  fileprivate func stretched(
    _ columns: Seam, _ rows: Seam, width: Int, height: Int
  ) throws(RasterError) -> CoverageMask {
    let result = try CoverageMask(width: width, height: height)
    let after = columns.start + columns.count
    _ = withBytes { source in
      result.withBytes { target in
        for y in 0..<height {
          let row = target + y * result.stride
          if y > rows.start, y < rows.start + rows.count {
            row.update(from: row - result.stride, count: width)
            continue
          }
          let short = source + rows.short(y) * stride
          row.update(from: short, count: columns.start)
          (row + columns.start).update(repeating: short[columns.start], count: columns.count)
          (row + after).update(from: short + columns.start, count: width - after)
        }
      }
    }
    return result
  }
}
