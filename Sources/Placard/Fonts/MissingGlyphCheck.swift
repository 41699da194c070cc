import PlacardLayout
import PlacardModel

/// Turns missing glyphs of a layout into an error.
enum MissingGlyphCheck {
  /// - Throws: `DocumentError` for the first text with characters that no font has; it names the
  ///   text's place in the document, the characters and the packages that have them.
  static func run(_ tree: LayoutTree) throws(DocumentError) {
    for element in tree.root.all {
      guard case .text(let layout, _) = element.content, !layout.missing.isEmpty else { continue }
      throw error(layout.missing, path: path(of: element.id?.description ?? ""))
    }
  }

  private static func error(_ missing: [Unicode.Scalar], path: String) -> DocumentError {
    let packages = FontAdvice.packages(for: missing)
    let install = packages.map { "\"\($0.installLine)\" and --font-path \($0.folder)" }
      .joined(separator: ", ")
    return DocumentError(
      .missingGlyph,
      "has \(missing.codePointList), which no font has: \(install), or --missing-glyph box",
      path: path)
  }

  /// The document's path of an element: `button[0].title` is written in `buttons[0].title`.
  private static func path(of id: String) -> String {
    if id == "closeButton.title" { return "closeButton" }
    return id.hasPrefix("button[") ? "buttons" + id.dropFirst("button".count) : id
  }
}
