import CGraphicsLibs

/// The attributes that Pango sets a text with.
struct ParagraphAttributes {
  let text: String
  /// The family of the text's own face.
  let family: String
  /// Letter spacing in Pango's units.
  let tracking: Int32
  /// Byte offsets at which lines must not be broken.
  let gluedAt: [Int]
  let rules: TearRules

  /// A new list, for the caller to release.
  func makeList() -> OpaquePointer? {
    guard let list = pango_attr_list_new() else { return nil }
    func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>) {
      guard let attribute else { return }
      attribute.pointee.start_index = UInt32(range.lowerBound)
      attribute.pointee.end_index = UInt32(range.upperBound)
      pango_attr_list_insert(list, attribute)
    }
    if tracking != 0 {
      for range in TrackedRanges.of(text) { insert(pango_attr_letter_spacing_new(tracking), range) }
    }
    for range in BlanksBesideEmoji.ranges(in: text) { insert(pango_attr_family_new(family), range) }
    for range in rules.hyphenless { insert(pango_attr_insert_hyphens_new(0), range) }
    for range in rules.unbreakable + gluedAt.map(surroundings) {
      // The attribute forbids breaks inside its range, which must begin and end between characters.
      insert(pango_attr_allow_breaks_new(0), range)
    }
    return list
  }

  /// The bytes of the characters before and after an offset.
  private func surroundings(of offset: Int) -> Range<Int> {
    let place = text.utf8.index(text.startIndex, offsetBy: offset)
    let scalars = text.unicodeScalars
    let before = text.utf8.distance(from: scalars.index(before: place), to: place)
    let after = text.utf8.distance(from: place, to: scalars.index(after: place))
    return offset - before..<offset + after
  }
}
