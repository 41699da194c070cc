public import PlacardGraphics
public import PlacardModel
import PlacardLayout
import PlacardRaster

extension AlertRenderer {
  /// The fonts that texts may use: the bundled ones, then the caller's.
  ///
  /// - Throws: `RasterError` with code `font`.
  public func fonts() throws -> [FontFacts] { try pool.fonts.facts() }

  /// Which font draws each character of a text.
  ///
  /// - Parameters:
  ///   - text: the text that is to be drawn.
  ///   - language: BCP 47 tag of the text, which decides the forms of Chinese characters.
  public func coverage(of text: String, language: String) throws -> [FontCoverage] {
    try pool.withWorker { $0.shaper.coverage(of: text, language: language) }
  }

  /// Every text that an alert shows, in drawing order.
  ///
  /// - Throws: as `layout(_:)`, missing glyphs aside.
  public func texts(of document: AlertDocument) throws -> [String] {
    var renderer = self
    renderer.missingGlyphs = .box
    return try renderer.layout(document).root.all.compactMap { element in
      if case .text(_, let node) = element.content { node.text } else { nil }
    }
  }
}
