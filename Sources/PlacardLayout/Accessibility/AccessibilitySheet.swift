public import PlacardGraphics
import PlacardModel

/// A picture of an alert with a numbered box round every element, and what a screen reader says
/// beside it.
public struct AccessibilitySheet {
  let tree: AccessibilityTree
  let picture: DisplayList
  let origin: Point
  let colors: ColorEnvironment
  let scale: Double

  /// Room round a picture of the whole screen and beside the legend, in points.
  private static let margin = 24.0
  /// Distance of a box from its element, in points.
  private static let outset = 2.0

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - tree: the elements.
  ///   - picture: the picture that they are seen on.
  ///   - origin: the point of the screen at the picture's upper left corner.
  ///   - colors: decide the colours of page, boxes and texts.
  ///   - scale: pixels per point.
  public init(
    _ tree: AccessibilityTree, picture: DisplayList, origin: Point, colors: ColorEnvironment,
    scale: Double
  ) {
    self.tree = tree
    self.picture = picture
    self.origin = origin
    self.colors = colors
    self.scale = scale
  }

  /// The sheet as painting steps.
  ///
  /// - Parameters:
  ///   - engine: lays the texts out; from left to right, whatever the alert's direction.
  public func displayList(_ engine: LayoutEngine) -> DisplayList {
    let legend = AccessibilityLegend(tree: tree, colors: colors)
    let margin = Self.margin
    let place = Rect(origin: Point(margin, margin), size: picture.size)
    let column = legend.node
    let height = engine.extent(column, AccessibilityLegend.width).natural
    let words = Rect(place.maxX + margin, 2 * margin, AccessibilityLegend.width, height)
    let size = Size(
      words.maxX + 2 * margin, max(place.maxY + margin, words.maxY + 2 * margin))
    let root = LayoutElement(
      id: nil, role: .group, frame: Rect(origin: .zero, size: size),
      children: marks(legend, on: place, engine) + [engine.place(column, in: words)])
    let marks = LayoutTree(
      screen: size, direction: .leftToRight, root: root, diagnostics: []
    ).rounded(toScale: scale)
    let page = Path.rectangle(Rect(origin: .zero, size: size))
    return DisplayList(
      size: size,
      items: [
        .fill(page, .color(DynamicColor.systemGroupedBackground.resolve(in: colors))),
        .group(
          DisplayGroup(
            label: "picture", transform: .translation(place.minX, place.minY),
            items: picture.items)),
      ] + Painter(tree: marks, scale: scale).items())
  }

  /// The boxes and, above all of them, their numbers.
  private func marks(
    _ legend: AccessibilityLegend, on place: Rect, _ engine: LayoutEngine
  ) -> [LayoutElement] {
    let seen = tree.elements.indices.filter { tree.elements[$0].isInSight }
    let boxes = seen.map { index in
      tree.elements[index].frame.offset(by: place.origin - origin).inset(by: -Self.outset)
        .intersection(place)
    }
    let frames = BadgePlacement(bounds: place, boxes: boxes, direction: tree.direction)
      .frames(seen.map(legend.badgeSize))
    let outlines = zip(seen, boxes).map { index, box in
      LayoutElement(
        id: nil, role: .group, frame: box,
        decoration: Decoration(
          border: Decoration.Border(width: 1.5, color: legend.hue(index)),
          radii: CornerRadii(6), curve: .circular))
    }
    let badges = zip(seen, frames).compactMap { index, frame in
      frame.map { engine.place(legend.badge(index), in: $0) }
    }
    return outlines + badges
  }
}
