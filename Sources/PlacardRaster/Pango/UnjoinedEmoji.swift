import CGraphicsLibs

/// Finds emoji sequences that a colour font cannot show as one picture: their parts, such as a
/// family's members or a flag's letters, are not what was written.
struct UnjoinedEmoji {
  /// The scalars of every such sequence.
  private(set) var scalars: [Unicode.Scalar] = []

  init(text: [UInt8], item: PangoItem, glyphs: PangoGlyphString) {
    guard let infos = glyphs.glyphs, let clusters = glyphs.log_clusters else { return }
    let start = Int(item.offset)
    let shown = String(decoding: text[start..<start + Int(item.length)], as: UTF8.self)
    // A glyph with an advance is a picture of its own.
    var pictures = [Int](repeating: 0, count: Int(item.length))
    for index in 0..<Int(glyphs.num_glyphs) where infos[index].geometry.width > 0 {
      pictures[Int(clusters[index])] += 1
    }
    var offset = 0
    for character in shown {
      let end = offset + character.utf8.count
      if pictures[offset..<end].reduce(0, +) > 1 {
        scalars += character.unicodeScalars.filter { !$0.properties.isVariationSelector }
      }
      offset = end
    }
  }
}
