/// A character that several emoji scalars make: a flag, a keycap, a toned or a joined picture.
struct EmojiSequence {
  /// The scalars that say what is shown; variation selectors say only how and are left out.
  let scalars: [Unicode.Scalar]
  /// The first of them, which a font without the sequence may show alone.
  let base: Unicode.Scalar

  /// `nil` for a character with one emoji or none.
  init?(_ character: Character) {
    let joiner: Unicode.Scalar = "\u{200D}"
    scalars = character.unicodeScalars.filter {
      $0.isPartOfEmoji && !$0.properties.isVariationSelector
    }
    guard let base = scalars.first, base.properties.isEmoji,
      scalars.contains(where: { $0 != joiner && $0 != base })
        || scalars.count(where: { $0 == base }) > 1
    else { return nil }
    self.base = base
  }
}

extension Unicode.Scalar {
  /// Whether the scalar may be part of an emoji sequence.
  var isPartOfEmoji: Bool {
    properties.isEmoji || properties.isVariationSelector || self == "\u{200D}"
      || self == "\u{20E3}" || (0xE0020...0xE007F).contains(value)
  }
}
