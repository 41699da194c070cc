public import PlacardGraphics
import PlacardModel

/// Lowers a layout tree to painting steps.
public struct Painter {
  let tree: LayoutTree
  let scale: Double
  let backdrop: [DisplayItem]
  private let backdropBounds: Rect

  /// Creates a painter.
  ///
  /// - Parameters:
  ///   - tree: a tree rounded to the scale.
  ///   - scale: pixels per point; baselines are put on whole pixels of it.
  ///   - backdrop: what is behind the alert, for surfaces that show it.
  ///   - backdropBounds: where that ends; `nil` is the screen.
  public init(
    tree: LayoutTree, scale: Double, backdrop: [DisplayItem] = [], backdropBounds: Rect? = nil
  ) {
    self.tree = tree
    self.scale = scale
    self.backdrop = backdrop
    self.backdropBounds = backdropBounds ?? Rect(origin: .zero, size: tree.screen)
  }

  /// The alert's steps, in points of the screen.
  public func items() -> [DisplayItem] { paint(tree.root) }

  /// The smallest rectangle round the alert's silhouette.
  public var silhouetteBounds: Rect {
    let cards = tree.root.all.filter { $0.role == .card }.compactMap { card in
      card.decoration.map { silhouette(of: card.frame, $0).bounds }
    }
    guard let first = cards.first else { return tree.root.frame }
    return cards.dropFirst().reduce(first) { $0.union($1) }
  }

  private func paint(_ element: LayoutElement) -> [DisplayItem] {
    var items: [DisplayItem] = []
    if let decoration = element.decoration { items += paintSurface(decoration, in: element.frame) }
    var inner = element.children.flatMap { paint($0) }
    switch element.content {
    case .none: break
    case .text(let layout, let node): items += paint(layout, node, in: element.frame)
    case .vector(let graphic): items += paint(graphic, in: element.frame)
    case .image(let reference, let tint):
      items.append(.image(reference, element.frame, tint: tint))
    case .drawing(let drawing): items += drawing.items(in: element.frame)
    case .scroll(_, let indicator):
      if element.isScrolled {
        let label = element.id?.description ?? "scroll"
        inner = [
          .group(
            DisplayGroup(
              label: "\(label) content", clip: .rectangle(window(of: element)), items: inner))
        ]
        inner.append(paintIndicator(element, indicator))
      }
    }
    if element.clipsContent, !inner.isEmpty {
      let label = element.id?.description ?? element.role.rawValue
      inner = [
        .group(
          DisplayGroup(label: "\(label) content", clip: .rectangle(element.frame), items: inner))
      ]
    }
    items += clipped(inner, to: element)
    // As on a layer, the border lies above what is inside.
    if let decoration = element.decoration { items += paintBorder(decoration, in: element.frame) }
    guard element.opacity > 0 else { return [] }
    guard !items.isEmpty, element.id != nil || element.opacity < 1 else { return items }
    let label = element.id?.description ?? element.role.rawValue
    return [.group(DisplayGroup(label: label, opacity: element.opacity, items: items))]
  }

  func silhouette(of frame: Rect, _ decoration: Decoration) -> Silhouette {
    Silhouette(
      rect: frame,
      radii: tree.direction == .leftToRight ? decoration.radii : decoration.radii.mirrored,
      curve: decoration.curve,
      disc: decoration.disc.flatMap { tree.element($0)?.frame })
  }

  private func paintSurface(_ decoration: Decoration, in frame: Rect) -> [DisplayItem] {
    let silhouette = silhouette(of: frame, decoration)
    let path = silhouette.path
    var items: [DisplayItem] = []
    if let shadow = decoration.shadow, shadow.color.alpha > 0 {
      items.append(
        .shadow(
          Shadow(
            path: path, offset: Point(0, shadow.drop), sigma: shadow.sigma, color: shadow.color)))
    }
    if let filter = decoration.filter { items.append(surface(silhouette, filter)) }
    if let fill = decoration.fill, fill.alpha > 0 { items.append(.fill(path, .color(fill))) }
    return items
  }

  private func surface(_ silhouette: Silhouette, _ filter: BackdropFilter) -> DisplayItem {
    .backdropEffect(
      BackdropEffect(
        path: silhouette.path, inner: silhouette.inset(by: lineWidth(1)).path,
        outline: GlassOutline(
          rect: silhouette.rect, radius: silhouette.radii.largest, disc: silhouette.disc),
        source: backdrop, bounds: backdropBounds, filter: filter))
  }

  private func paintBorder(_ decoration: Decoration, in frame: Rect) -> [DisplayItem] {
    guard let border = decoration.border, border.width > 0, border.color.alpha > 0 else {
      return []
    }
    let silhouette = silhouette(of: frame, decoration)
    let inner = silhouette.inset(by: lineWidth(border.width))
    return [.difference(silhouette.path, minus: inner.path, border.color)]
  }

  /// A line is a whole number of pixels and at least one, so that hairlines stay crisp.
  private func lineWidth(_ points: Double) -> Double {
    max(1, (points * scale).rounded(.down)) / scale
  }

  private func paint(_ graphic: VectorGraphic, in frame: Rect) -> [DisplayItem] {
    guard graphic.box.width > 0, graphic.box.height > 0 else { return [] }
    let place = Rect(center: frame.center, size: graphic.size)
    let factor = place.width / graphic.box.width
    let isMirrored = graphic.mirrors && tree.direction == .rightToLeft
    let transform = AffineTransform.translation(-graphic.box.minX, -graphic.box.minY)
      .then(.scale(factor, place.height / graphic.box.height))
      .then(
        isMirrored ? AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: place.width, ty: 0) : .identity
      )
      .then(.translation(place.minX, place.minY))
    return graphic.items(transform, factor: factor)
  }

  /// What a scrolled part shows: its frame, and above it the ink that stands out of its first line.
  private func window(of element: LayoutElement) -> Rect {
    var window = element.frame
    guard element.scrollOffset < 0.5 else { return window }
    let ink = element.all.compactMap { part -> Double? in
      guard case .text(let layout, _) = part.content else { return nil }
      return layout.inkAbove - (part.frame.minY - element.frame.minY)
    }
    let above = max(0, ink.max() ?? 0)
    window.origin.y -= above
    window.size.height += above
    return window
  }

  /// A thin bar at the trailing edge, as long as the shown part of the content.
  private func paintIndicator(_ element: LayoutElement, _ color: Color) -> DisplayItem {
    guard case .scroll(let height, _) = element.content else { return .fill(Path(), .color(color)) }
    let frame = element.frame
    let width = 3.0
    let length = min(frame.height, max(12, frame.height * frame.height / height))
    let x = tree.direction == .leftToRight ? frame.maxX + 4 : frame.minX - 4 - width
    let hidden = max(1, height - frame.height)
    let travel = (frame.height - length) * min(1, element.scrollOffset / hidden)
    let bar = Rect(x, frame.minY + travel, width, length)
    return .fill(
      .roundedRectangle(bar, radii: CornerRadii(width / 2), curve: .circular), .color(color))
  }
}
