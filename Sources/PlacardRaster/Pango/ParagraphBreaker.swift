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
  let glyphs: GlyphCache
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
    let breaks = breakOffsets(layout, text)
    let reader = GlyphRunReader(context: context, glyphs: glyphs, size: size, text: bytes)
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
      let read = reader.read(line)
      let shown = String(decoding: bytes[range], as: UTF8.self)
      result.lines.append(
        Line(
          layout: TextLine(
            text: shown, width: read.width, runs: read.runs, direction: direction(of: line)),
          range: range,
          startsParagraph: startsParagraph,
          lastBreak: breaks.last { $0 > range.lowerBound && $0 < range.upperBound },
          missing: read.missing))
    }
    return result
  }

  private func direction(of line: UnsafeMutablePointer<PangoLayoutLine>) -> LayoutDirection {
    pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
      ? .rightToLeft : .leftToRight
  }

  private func makeLayout(
    _ text: String, size: Double, gluedAt: [Int], ellipsis: TextRequest.Truncation?
  ) -> OpaquePointer? {
    pango_context_set_base_dir(
      context.pango,
      request.direction == .leftToRight ? PANGO_DIRECTION_LTR : PANGO_DIRECTION_RTL)
    pango_context_set_language(context.pango, pango_language_from_string(request.language))
    let tracking = request.face.tracking(at: size, weight: request.weight) * 1024
    let decoration = ParagraphAttributes(
      text: text, family: context.textFamily, tracking: Int32(tracking.rounded()), gluedAt: gluedAt)
    guard let layout = pango_layout_new(context.pango),
      let font = pango_font_description_new(), let attributes = decoration.makeList()
    else { return nil }
    defer {
      pango_font_description_free(font)
      pango_attr_list_unref(attributes)
    }
    pango_font_description_set_family(font, context.families)
    pango_font_description_set_absolute_size(font, (size * 1024).rounded())
    pango_font_description_set_weight(font, PangoWeight(rawValue: UInt32(request.weight)))
    pango_layout_set_font_description(layout, font)
    pango_layout_set_attributes(layout, attributes)
    pango_layout_set_text(layout, text, Int32(text.utf8.count))
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    if let width = request.width {
      // Pango breaks by widths that hold the space after the last letter, and then takes it away.
      let trailing = request.isJustified ? 0 : max(0, tracking.rounded())
      pango_layout_set_width(
        layout, Int32((min(width, 100_000) * 1024 + trailing).rounded(.up)))
    }
    pango_layout_set_justify(layout, request.isJustified ? 1 : 0)
    if let ellipsis {
      pango_layout_set_ellipsize(
        layout, ellipsis == .end ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_MIDDLE)
      pango_layout_set_height(layout, -1)
    }
    return layout
  }

  /// Byte offsets at which Unicode's rules allow a line to begin, or any two clusters may part.
  private func breakOffsets(_ layout: OpaquePointer, _ text: String) -> [Int] {
    var count: Int32 = 0
    guard let attributes = pango_layout_get_log_attrs_readonly(layout, &count) else { return [] }
    var offsets: [Int] = []
    var offset = 0
    var partsBefore = false
    for (character, scalar) in text.unicodeScalars.prefix(Int(count)).enumerated() {
      let parts = BreakRules.breaksAtClusters(scalar)
      let attribute = attributes + character
      if placard_is_line_break(attribute) != 0
        || (parts && partsBefore && placard_is_cluster_break(attribute) != 0)
      {
        offsets.append(offset)
      }
      partsBefore = parts
      offset += UTF8.width(scalar)
    }
    return offsets
  }
}
