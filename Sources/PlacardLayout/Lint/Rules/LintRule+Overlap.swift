import PlacardGraphics
import PlacardModel

extension LintRule {
  /// Texts, buttons and drawings that lie on each other.
  public static let overlap = LintRule(
    "overlap", .error, "Texts, buttons or drawings lie on each other."
  ) { context in
    let solids = context.parts.indices.filter { context.isSolid($0) }
    var violations: [Violation] = []
    for (count, upper) in solids.enumerated() {
      for lower in solids.prefix(count) where !context.isComposed(lower, upper) {
        let common = context.common(lower, upper)
        guard min(common.width, common.height) > context.tolerance else { continue }
        violations.append(
          Violation(
            context.parts[upper].name, value: min(common.width, common.height), limit: 0,
            "overlaps \(context.parts[lower].name) by \(common.width.rounded(toPlaces: 1))×"
              + "\(common.height.rounded(toPlaces: 1)) pt"))
      }
    }
    return violations
  }
}

extension LintContext {
  /// Whether nothing else may lie where a part is; a button stands for what is inside it.
  fileprivate func isSolid(_ index: Int) -> Bool {
    let part = parts[index]
    if part.isButton { return true }
    if part.ancestors.contains(where: { parts[$0].isButton }) { return false }
    switch part.element.content {
    case .vector where part.ancestors.last.map { parts[$0].element.clipsContent } == true:
      // A caret stands among the letters.
      return false
    case .text, .vector, .image, .drawing: return true
    case .none, .scroll: return false
    }
  }

  /// Whether two parts are layers of one icon.
  fileprivate func isComposed(_ lower: Int, _ upper: Int) -> Bool {
    parts[lower].ancestors.contains { place in
      parts[place].element.role == .icon && parts[upper].ancestors.contains(place)
    }
  }

  /// The largest rectangle in which boxes of both parts are seen.
  fileprivate func common(_ lower: Int, _ upper: Int) -> Rect {
    var largest = Rect.zero
    for a in boxes(lower) {
      for b in boxes(upper) {
        let common = a.intersection(b)
        if min(common.width, common.height) > min(largest.width, largest.height) {
          largest = common
        }
      }
    }
    return largest
  }

  private func boxes(_ index: Int) -> [Rect] {
    let part = parts[index]
    if case .text = part.element.content { return part.lines.map(part.visible) }
    return [part.visible(part.element.frame)]
  }
}
