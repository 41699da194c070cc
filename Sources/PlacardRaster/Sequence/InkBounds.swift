import PlacardGraphics

/// Where painting steps can leave ink, in pixels.
struct InkBounds {
  let glyphs: GlyphCache

  /// The smallest known rectangle outside of which a step changes no pixel; `nil` for no ink at all.
  func bounds(of item: DisplayItem, _ transform: AffineTransform) -> Rect? {
    switch item {
    case .fill(let path, _): box(path, transform)
    case .difference(let path, _, _): box(path, transform)
    case .stroke(let path, let style, _):
      // Mitred joins reach out by up to ten times half the width, cairo's limit.
      box(path, transform)?.inset(
        by: -style.width * transform.uniformScale * (style.cap == .round ? 0.5 : 5))
    case .glyphs(let run, let origin, _): box(run, origin, transform)
    case .image(_, let rect, _), .tiles(_, _, let rect): box(.rectangle(rect), transform)
    case .shadow(let shadow):
      box(shadow.path, .translation(shadow.offset.x, shadow.offset.y).then(transform))?.inset(
        by: -Double(MaskBlur.reach(shadow.sigma * transform.uniformScale)))
    case .backdropEffect(let effect): box(effect.path, transform)
    case .group(let group): box(group, transform)
    }
  }

  private func box(_ path: Path, _ transform: AffineTransform) -> Rect? {
    // A pixel more for anti-aliasing and for parts that are put on whole pixels.
    path.transformed(by: transform).controlBounds?.inset(by: -1)
  }

  private func box(_ group: DisplayGroup, _ transform: AffineTransform) -> Rect? {
    let inner = group.transform.then(transform)
    let ink = union(group.items.map { bounds(of: $0, inner) })
    guard let clip = group.clip else { return ink }
    guard let ink, let edge = box(clip, inner) else { return nil }
    return ink.intersection(edge)
  }

  private func box(_ run: GlyphRun, _ origin: Point, _ transform: AffineTransform) -> Rect? {
    let hasPictures = glyphs.hasPictures(run.face)
    return union(
      run.glyphs.map { glyph in
        let em: Rect?
        if hasPictures {
          em = glyphs.source(of: glyph.id, in: run.face).map { source in
            let unit = 1 / Double(source.pixelsPerEm)
            return Rect(
              Double(source.left) * unit, -Double(source.top) * unit,
              Double(source.bitmap.width) * unit, Double(source.bitmap.height) * unit)
          }
        } else {
          em = glyphs.bounds(of: glyph.id, in: run.face)
        }
        let place = AffineTransform.scale(run.size, run.size)
          .then(.translation(origin.x + glyph.x, origin.y + glyph.y)).then(transform)
        return em.flatMap { box(.rectangle($0), place) }
      })
  }

  /// The smallest rectangle round all of them.
  func union(_ boxes: [Rect?]) -> Rect? {
    boxes.compactMap { $0 }.reduce(nil) { $0?.union($1) ?? $1 }
  }
}
