import PlacardGraphics
public import PlacardModel

/// What rules look at: a document, its layout, and the colours behind everything.
public struct LintContext: Sendable {
  /// The document.
  public let document: AlertDocument
  /// Its layout, rounded to pixels.
  public let tree: LayoutTree
  /// Whether the alert can go away without a button: a tap outside, a timeout, or the program does
  /// it.
  public let closesWithoutButton: Bool
  /// The tree's elements in drawing order.
  public let parts: [LintPart]
  let background: BackgroundResolver

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - backdrop: what is behind the alert, dimmed as it is shown.
  public init(
    document: AlertDocument, tree: LayoutTree, backdrop: BackdropColors, closesWithoutButton: Bool
  ) {
    self.document = document
    self.tree = tree
    self.closesWithoutButton = closesWithoutButton
    parts = LintPart.parts(of: tree)
    background = BackgroundResolver(parts: parts, backdrop: backdrop, tree: tree)
  }

  /// The buttons, the close button among them.
  public var buttons: [LintPart] { parts.filter(\.isButton) }

  /// What a button says, without blanks at the ends; `nil` for a button without any text.
  public func title(of button: LintPart) -> String? {
    let texts = button.element.all.compactMap { element -> String? in
      if case .text(_, let node) = element.content { node.text } else { nil }
    }
    guard !texts.isEmpty else { return nil }
    return texts.joined(separator: " ").withoutBlankEnds
  }

  /// What rounding to pixels and letter spacing at a line's end may shift, in points.
  var tolerance: Double { max(1, 1 / document.output.scale) }
}

extension String {
  /// The text without blanks and invisible characters at its ends.
  fileprivate var withoutBlankEnds: String {
    func isBlank(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
    }
    guard let first = unicodeScalars.firstIndex(where: { !isBlank($0) }),
      let last = unicodeScalars.lastIndex(where: { !isBlank($0) })
    else { return "" }
    return String(unicodeScalars[first...last])
  }
}
