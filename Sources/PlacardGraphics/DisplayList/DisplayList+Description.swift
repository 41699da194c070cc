extension DisplayList: CustomStringConvertible {
  /// One line a step, groups indented.
  public var description: String {
    var lines = ["display list \(Self.number(size.width))×\(Self.number(size.height))"]
    Self.describe(items, indent: "  ", into: &lines)
    return lines.joined(separator: "\n")
  }

  private static func describe(_ items: [DisplayItem], indent: String, into lines: inout [String]) {
    for item in items {
      switch item {
      case .fill(let path, let paint): lines.append("\(indent)fill \(box(path)) \(name(paint))")
      case .difference(let outer, _, let color):
        lines.append("\(indent)difference \(box(outer)) \(color.hex)")
      case .stroke(let path, let style, let color):
        lines.append("\(indent)stroke \(box(path)) width \(number(style.width)) \(color.hex)")
      case .glyphs(let run, let origin, let color):
        lines.append(
          "\(indent)glyphs \(run.glyphs.count) at \(number(origin.x)),\(number(origin.y)) "
            + "size \(number(run.size)) \(color.hex)")
      case .image(let reference, let rect, let tint):
        lines.append(
          "\(indent)image \(reference) \(box(rect))\(tint.map { " tint \($0.hex)" } ?? "")")
      case .tiles(let reference, let scale, let rect):
        lines.append("\(indent)tiles \(reference) \(box(rect)) scale \(number(scale))")
      case .shadow(let shadow):
        lines.append(
          "\(indent)shadow \(box(shadow.path)) sigma \(number(shadow.sigma)) \(shadow.color.hex)")
      case .backdropEffect(let effect):
        let kind = effect.filter.lens == nil ? "material" : "glass"
        lines.append(
          "\(indent)\(kind) \(box(effect.path)) sigma \(number(effect.filter.sigma)) "
            + "saturation \(number(effect.filter.saturation))")
      case .group(let group):
        let opacity = group.opacity < 1 ? " opacity \(number(group.opacity))" : ""
        let clip = group.clip.map { " clip \(box($0))" } ?? ""
        lines.append("\(indent)group \(group.label)\(opacity)\(clip)")
        describe(group.items, indent: indent + "  ", into: &lines)
      }
    }
  }

  private static func name(_ paint: Paint) -> String {
    switch paint {
    case .color(let color): color.hex
    case .gradient(let gradient):
      "gradient " + gradient.stops.map(\.color.hex).joined(separator: " ")
    }
  }

  private static func box(_ path: Path) -> String { path.controlBounds.map(box) ?? "empty" }

  private static func box(_ rect: Rect) -> String {
    "[\(number(rect.minX)),\(number(rect.minY)) \(number(rect.width))×\(number(rect.height))]"
  }

  private static func number(_ value: Double) -> String { value.rounded(toPlaces: 2) }
}
