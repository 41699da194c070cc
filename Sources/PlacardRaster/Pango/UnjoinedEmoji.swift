import CGraphicsLibs
import PlacardGraphics

/// Finds emoji sequences that the fonts cannot show as one picture: their parts, such as a family's
/// members or one of a flag's letters, are not what was written.
struct UnjoinedEmoji {
  /// A sequence and its bytes in the layout's text.
  struct Place {
    let range: Range<Int>
    let scalars: [Unicode.Scalar]
  }

  /// Every such sequence of a line in reading order.
  private(set) var places: [Place] = []

  /// - Parameters:
  ///   - text: the layout's whole text.
  ///   - line: the line's bytes in it.
  ///   - size: the font size in points.
  init(text: [UInt8], line: Range<Int>, items: [ShapedItem], size: Double, glyphs: GlyphCache) {
    func isPicture(_ shown: (glyph: ShapedItem.Glyph, face: GlyphFace?)) -> Bool {
      shown.glyph.unknown != nil || shown.face.map(glyphs.hasPictures) ?? false
    }
    // What is narrower has no form of its own but may carry letter spacing. Pango gives some
    // unknown characters no width at all.
    let narrow = Int32(size * 1024 / 8)
    var shown: [Int: [(glyph: ShapedItem.Glyph, face: GlyphFace?)]] = [:]
    for item in items where !item.isEllipsis {
      for glyph in item.glyphs
      where glyph.unknown != nil || (!glyph.isEmpty && glyph.geometry.width > narrow) {
        shown[glyph.place, default: []].append((glyph, item.face))
      }
    }
    guard shown.values.contains(where: { $0.contains(where: isPicture) }) else { return }
    var offset = line.lowerBound
    for character in String(decoding: text[line], as: UTF8.self) {
      let range = offset..<offset + character.utf8.count
      offset = range.upperBound
      guard let sequence = EmojiSequence(character) else { continue }
      let parts = range.flatMap { shown[$0] ?? [] }
      guard let first = parts.first, parts.contains(where: isPicture) else { continue }
      let isWhole =
        parts.count == 1 && first.glyph.unknown == nil
        && first.face.map { glyphs.id(of: sequence.base, in: $0) } != first.glyph.id
      if !isWhole { places.append(Place(range: range, scalars: sequence.scalars)) }
    }
  }

  /// The sequence that the text at an offset belongs to.
  func place(at offset: Int) -> Place? { places.first { $0.range.contains(offset) } }
}
