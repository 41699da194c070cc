import PlacardGraphics
import PlacardModel

/// Composes what lies behind a part: the backdrop and every surface drawn before the part.
struct BackgroundResolver: Sendable {
  let parts: [LintPart]
  let backdrop: BackdropColors
  let tree: LayoutTree

  /// The opaque colours that a part meets in a rectangle; where a surface covers only some of it,
  /// those with and without the surface.
  ///
  /// - Parameters:
  ///   - index: the part's place in the list of parts; its own surface counts as behind it.
  func colors(behind index: Int, in area: Rect) -> [Color] {
    var colors = backdrop.colors(in: area)
    for (place, part) in parts[...index].enumerated() {
      if let filter = part.element.decoration?.filter {
        // A blur makes no colour brighter or darker than what it is made of.
        let colorsOfFilter = FilterColors(filter)
        colors = Self.unique(colors.map(colorsOfFilter.apply))
      }
      var surfaces = surfaces(of: part.element)
      // What a part draws stands on its surface, not behind itself.
      if place < index { surfaces += fills(of: part.element) }
      for (color, boxes) in surfaces {
        let painted = colors.map { color.over($0) }
        if boxes.contains(where: { part.visible($0).contains(area, tolerance: 0.5) }) {
          colors = painted
        } else if boxes.contains(where: {
          !part.visible($0).inset(by: 0.5).intersection(area).isEmpty
        }) {
          colors += painted
        }
      }
      colors = Self.unique(colors)
    }
    return colors
  }

  private func surfaces(of element: LayoutElement) -> [(Color, [Rect])] {
    guard let decoration = element.decoration, let fill = decoration.fill else { return [] }
    let disc = decoration.disc.flatMap { tree.element($0)?.frame }
    return [(fill, [element.frame] + (disc.map { [$0] } ?? []))]
  }

  /// A drawing's filled shapes, by their bounds.
  private func fills(of element: LayoutElement) -> [(Color, [Rect])] {
    guard case .vector(let graphic) = element.content, graphic.box.width > 0 else { return [] }
    let place = Rect(center: element.frame.center, size: graphic.size)
    let factor = place.width / graphic.box.width
    let isMirrored = graphic.mirrors && tree.direction == .rightToLeft
    return graphic.steps.compactMap { step in
      guard case .fill(let path, let color) = step, let bounds = path.controlBounds else {
        return nil
      }
      let left = isMirrored ? graphic.box.maxX - bounds.maxX : bounds.minX - graphic.box.minX
      let frame = Rect(
        place.minX + left * factor, place.minY + (bounds.minY - graphic.box.minY) * factor,
        bounds.width * factor, bounds.height * factor)
      return (color, [frame])
    }
  }

  private static func unique(_ colors: [Color]) -> [Color] {
    var seen: Set<Color> = []
    return colors.filter { seen.insert($0).inserted }
  }
}
