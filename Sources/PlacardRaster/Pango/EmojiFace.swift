import CGraphicsLibs

/// A colour face, asked which emoji it shows as one picture.
final class EmojiFace {
  private let font: OpaquePointer?
  private var known: [Character: Bool] = [:]

  init(path: String, index: Int) {
    let blob = hb_blob_create_from_file(path)
    let face = hb_face_create(blob, UInt32(index))
    font = hb_font_create(face)
    hb_face_destroy(face)
    hb_blob_destroy(blob)
  }

  deinit { hb_font_destroy(font) }

  /// Whether the emoji is one picture, and not that of its first part alone.
  func shows(_ emoji: Character) -> Bool {
    if let answer = known[emoji] { return answer }
    let answer = hasPicture(of: emoji)
    known[emoji] = answer
    return answer
  }

  private func hasPicture(of emoji: Character) -> Bool {
    // A mark on an emoji comes from another face.
    let text = String(String.UnicodeScalarView(emoji.unicodeScalars.filter(\.isPartOfEmoji)))
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add_utf8(buffer, text, Int32(text.utf8.count), 0, -1)
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, HB_SCRIPT_COMMON)
    hb_shape(font, buffer, nil, 0)
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return false }
    let ids = (0..<Int(count)).map { infos[$0].codepoint }
    let pictures = ids.indices.filter { positions[$0].x_advance > 0 }
    guard pictures.count == 1, !ids.contains(0) else { return false }
    guard let base = EmojiSequence(emoji)?.base else { return true }
    var alone: hb_codepoint_t = 0
    hb_font_get_nominal_glyph(font, base.value, &alone)
    return ids[pictures[0]] != alone
  }
}
