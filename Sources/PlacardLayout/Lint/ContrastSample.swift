import PlacardGraphics
import PlacardModel

/// The worst contrast of a text or an icon with what is behind it.
struct ContrastSample {
  /// The part's name.
  let name: String
  /// The colour of letters or lines, opaque.
  let foreground: Color
  /// The colour behind, opaque.
  let background: Color
  /// The least ratio that is readable (WCAG 2.2: 4.5; 3 for large text and for graphics).
  let limit: Double
  /// Whether the pair is stated as an exception: white on a hue of the system, or its placeholder.
  let isStated: Bool

  /// The ratio by WCAG 2.2, 1…21.
  var ratio: Double { foreground.contrast(with: background) }

  /// What both contrast rules report, for a sample below its limit.
  var violation: LintRule.Violation {
    // Rounded down, so that no ratio below its limit reads like the limit.
    let shown = (ratio * 100).rounded(.down) / 100
    return LintRule.Violation(
      name, value: shown, limit: limit,
      "has a contrast of \(shown.rounded(toPlaces: 2)):1 (\(foreground.hex) on \(background.hex)), "
        + "must be \(limit.rounded(toPlaces: 1)):1")
  }
}

extension LintContext {
  /// The samples below their limits.
  var lowContrasts: [ContrastSample] {
    parts.indices.filter { !isInactive($0) }.compactMap { contrast(of: $0) }
      .filter { $0.ratio < $0.limit }
  }

  /// Whether a part belongs to a control without effect, of which no contrast is asked (WCAG 2.2,
  /// 1.4.3).
  private func isInactive(_ index: Int) -> Bool {
    (parts[index].ancestors + [index]).contains { place in
      parts[place].element.accessibility?.traits.contains(.notEnabled) == true
    }
  }

  /// The sample of a text that is seen or of the drawing in the icon; `nil` for any other part.
  ///
  /// - Parameters:
  ///   - index: the part's place in the list of parts.
  func contrast(of index: Int) -> ContrastSample? {
    let part = parts[index]
    switch part.element.content {
    case .text(let layout, let node):
      let isBold = node.weight >= 600 && node.size * layout.scale >= 17
      let boxes = part.lines.map(part.visible).filter { !$0.isEmpty }
      return worst([node.color], behind: index, boxes, limit: isBold ? 3 : 4.5)
    case .vector(let graphic) where isTopOfIcon(index):
      return worst(graphic.steps.map(\.color), behind: index, [part.element.frame], limit: 3)
    case .image(_, let tint?) where isTopOfIcon(index):
      return worst([tint], behind: index, [part.element.frame], limit: 3)
    default: return nil
    }
  }

  /// Whether a part is what an icon shows; what lies below it is the icon's ground.
  private func isTopOfIcon(_ index: Int) -> Bool {
    guard let icon = parts[index].ancestors.last, parts[icon].element.role == .icon else {
      return false
    }
    return !parts[(index + 1)...].contains { $0.ancestors.last == icon }
  }

  /// The sample on the least favourable ground; of several colours the one that stands out most
  /// counts, since the others only shade it.
  private func worst(
    _ colors: [Color], behind index: Int, _ boxes: [Rect], limit: Double
  ) -> ContrastSample? {
    let grounds = boxes.flatMap { background.colors(behind: index, in: $0) }
    let samples = grounds.compactMap { ground -> ContrastSample? in
      let shown = colors.filter { $0.alpha > 0 }.map { (given: $0, drawn: $0.over(ground)) }
      let strongest = shown.max {
        $0.drawn.contrast(with: ground) < $1.drawn.contrast(with: ground)
      }
      return strongest.map {
        ContrastSample(
          name: parts[index].name, foreground: $0.drawn, background: ground, limit: limit,
          isStated: $0.given == .white && statedGrounds.contains(ground)
            || $0.given == statedInk)
      }
    }
    return samples.min { $0.ratio < $1.ratio }
  }

  /// The system's colour of placeholders; none where the user asked for contrast.
  private var statedInk: Color? {
    let colors = document.environment.colors
    return colors.increasedContrast ? nil : DynamicColor.placeholderText.resolve(in: colors)
  }

  /// The hues on which white is drawn whatever the contrast, as the system does; none where the user
  /// asked for contrast.
  private var statedGrounds: [Color] {
    let colors = document.environment.colors
    if colors.increasedContrast { return [] }
    return [
      DynamicColor.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal,
      .systemCyan, .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemBrown,
      .systemGray,
    ].map { $0.resolve(in: colors) }
  }
}

extension VectorGraphic.Step {
  fileprivate var color: Color {
    switch self {
    case .fill(_, let color), .difference(_, minus: _, let color), .stroke(_, _, let color): color
    }
  }
}
