public import PlacardGraphics
import PlacardModel

/// An alert as a screen reader meets it: its elements in reading order.
///
/// Parts are read in the order of the layout tree, which runs from top to bottom and from leading to
/// trailing in both layout directions; `AccessibilityFacts.priority` moves what is drawn on top but
/// read first.
public struct AccessibilityTree: Hashable, Sendable {
  /// Size of the screen in points.
  public var screen: Size
  /// Which way leading and trailing run.
  public var direction: LayoutDirection
  /// Whether a reader's focus stays inside the alert.
  public var isModal = false
  /// Whether the escape gesture closes the alert.
  public var allowsEscape = false
  /// The elements in reading order.
  public var elements: [AccessibilityElement] = []

  /// What a reader makes of a layout; contrasts are not known.
  public init(_ tree: LayoutTree) {
    self.init(tree, LintPart.parts(of: tree)) { _ in nil }
  }

  /// What a reader makes of a layout, with the contrast of every text that is seen.
  public init(_ context: LintContext) {
    self.init(context.tree, context.parts) { context.contrast(of: $0) }
  }

  private init(
    _ tree: LayoutTree, _ parts: [LintPart], contrast: (Int) -> ContrastSample?
  ) {
    screen = tree.screen
    direction = tree.direction
    var found: [(priority: Int, element: AccessibilityElement)] = []
    var index = 0
    while index < parts.count {
      let part = parts[index]
      let facts = part.element.accessibility ?? AccessibilityFacts()
      isModal = isModal || facts.isModal
      allowsEscape = allowsEscape || facts.allowsEscape
      let whole = facts.isHidden ? nil : part.accessibilityElement
      guard facts.isHidden || whole != nil else {
        index += 1
        continue
      }
      // What is inside belongs to the part, seen or hidden.
      let end = index + part.element.all.count
      if var element = whole {
        let samples = (index..<end).compactMap(contrast)
        element.contrast = samples.min { $0.ratio / $0.limit < $1.ratio / $1.limit }
          .map { TextContrast($0) }
        found.append((facts.priority, element))
      }
      index = end
    }
    // By place too, since sorting need not keep the order of equals.
    elements = found.enumerated().sorted { a, b in
      (b.element.priority, a.offset) < (a.element.priority, b.offset)
    }.map(\.element.element)
  }

  /// What is read aloud at this instant: what says so, or else everything above the first control,
  /// as when the alert appears.
  public var announcement: String {
    let news = elements.filter(\.isAnnounced)
    let heard =
      news.isEmpty ? Array(elements.prefix { $0.traits.isDisjoint(with: .controls) }) : news
    let sentences = heard.map { element in
      [element.label, element.value].compactMap { $0 }.filter { !$0.isEmpty }
        .joined(separator: ", ")
    }
    return sentences.filter { !$0.isEmpty }.reduce("") { text, sentence in
      guard let last = text.last else { return sentence }
      return text + (Self.sentenceEnds.contains(last) ? " " : ". ") + sentence
    }
  }

  private static let sentenceEnds: Set<Character> = [
    ".", "!", "?", "…", ":", ";", "؟", "؛", "۔", "।", "。", "！", "？",
  ]
}
