import CGraphicsLibs
import CPlacard
import PlacardGraphics

/// Breaks text into lines with Pango at one font size.
struct ParagraphBreaker {
  /// A broken text; lines are in reading order over all paragraphs.
  struct Broken {
    var lines: [Line]
    /// Whether a word had to be torn because it is wider than a line.
    var tearsWord: Bool
  }

  /// A line and what the policy above needs to know about it.
  struct Line {
    var layout: TextLine
    /// Byte offsets of the line's text.
    var range: Range<Int>
    /// Whether a paragraph begins with this line.
    var startsParagraph: Bool
    /// Byte offset of the last place inside the line at which it could be broken.
    var lastBreak: Int?
    var missing: [Unicode.Scalar]
  }

  let context: FontContext
  let request: TextRequest

  /// - Parameters:
  ///   - gluedAt: byte offsets at which lines must not be broken.
  func lines(
    of text: String, size: Double, gluedAt: [Int] = [], ellipsis: TextRequest.Truncation? = nil
  ) -> Broken {
    guard let layout = makeLayout(text, size: size, gluedAt: gluedAt, ellipsis: ellipsis) else {
      return Broken(lines: [], tearsWord: false)
    }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let bytes = Array(text.utf8)
    let breaks = breakOffsets(layout, bytes)
    let reader = GlyphRunReader(context: context, size: size)
    var result = Broken(lines: [], tearsWord: false)
    var node = pango_layout_get_lines_readonly(layout)
    while let current = node {
      node = current.pointee.next
      guard let data = current.pointee.data else { continue }
      let line = data.assumingMemoryBound(to: PangoLayoutLine.self)
      let start = Int(line.pointee.start_index)
      let range = start..<start + Int(line.pointee.length)
      let startsParagraph = pango_layout_line_is_paragraph_start(line) != 0
      if !startsParagraph, !breaks.contains(start) { result.tearsWord = true }
      let glyphs = reader.read(line)
      let shown = String(decoding: bytes[range], as: UTF8.self)
      result.lines.append(
        Line(
          layout: TextLine(text: shown, width: glyphs.width, runs: glyphs.runs), range: range,
          startsParagraph: startsParagraph,
          lastBreak: breaks.last { $0 > range.lowerBound && $0 < range.upperBound },
          missing: glyphs.missing))
    }
    return result
  }

  private func makeLayout(
    _ text: String, size: Double, gluedAt: [Int], ellipsis: TextRequest.Truncation?
  ) -> OpaquePointer? {
    pango_context_set_base_dir(
      context.pango,
      request.direction == .leftToRight ? PANGO_DIRECTION_LTR : PANGO_DIRECTION_RTL)
    pango_context_set_language(context.pango, pango_language_from_string(request.language))
    guard let layout = pango_layout_new(context.pango),
      let font = pango_font_description_new(), let attributes = pango_attr_list_new()
    else { return nil }
    defer {
      pango_font_description_free(font)
      pango_attr_list_unref(attributes)
    }
    pango_font_description_set_family(font, "Inter")
    pango_font_description_set_absolute_size(font, (size * 1024).rounded())
    pango_font_description_set_weight(font, PangoWeight(rawValue: UInt32(request.weight)))
    pango_layout_set_font_description(layout, font)
    let tracking = Int32((request.face.tracking(at: size) * 1024).rounded())
    if tracking != 0 {
      pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(tracking))
    }
    // A torn word may be an address, which a hyphen would change.
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    for offset in gluedAt {
      guard let glue = pango_attr_allow_breaks_new(0) else { continue }
      glue.pointee.start_index = UInt32(offset - 1)
      glue.pointee.end_index = UInt32(offset + 1)
      pango_attr_list_insert(attributes, glue)
    }
    pango_layout_set_attributes(layout, attributes)
    pango_layout_set_text(layout, text, Int32(text.utf8.count))
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    if let width = request.width {
      pango_layout_set_width(layout, Int32((min(width, 100_000) * 1024).rounded(.up)))
    }
    pango_layout_set_justify(layout, request.isJustified ? 1 : 0)
    if let ellipsis {
      pango_layout_set_ellipsize(
        layout, ellipsis == .end ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_MIDDLE)
      pango_layout_set_height(layout, -1)
    }
    return layout
  }

  /// Byte offsets at which Unicode's rules allow a line to begin.
  private func breakOffsets(_ layout: OpaquePointer, _ bytes: [UInt8]) -> [Int] {
    var count: Int32 = 0
    guard let attributes = pango_layout_get_log_attrs_readonly(layout, &count) else { return [] }
    var offsets: [Int] = []
    var character = 0
    for (offset, byte) in bytes.enumerated() where byte & 0xC0 != 0x80 {
      if character < count, placard_is_line_break(attributes + character) != 0 {
        offsets.append(offset)
      }
      character += 1
    }
    return offsets
  }
}
