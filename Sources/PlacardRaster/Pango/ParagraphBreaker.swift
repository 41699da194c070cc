import CGraphicsLibs
import CPlacard
import PlacardGraphics

/// Breaks text into lines with Pango at one font size.
struct ParagraphBreaker {
  /// A broken text; lines are in reading order over all paragraphs.
  struct Broken {
    var lines: [Line]
    /// Whether a word had to be torn because it is wider than a line.
    var tearsWord = false
    /// Byte ranges of the words inside which lines begin, also of those in scripts without blanks.
    var torn: [Range<Int>] = []
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

    /// The same line of a text that begins so many bytes earlier.
    func moved(by distance: Int) -> Line {
      var line = self
      line.range = range.lowerBound + distance..<range.upperBound + distance
      line.lastBreak = lastBreak.map { $0 + distance }
      return line
    }
  }

  /// How a text that is the end of a paragraph is cut to one line.
  struct Ending {
    var truncation: TextRequest.Truncation
    /// The whole paragraph's.
    var direction: LayoutDirection
  }

  let context: FontContext
  let glyphs: GlyphCache
  let request: TextRequest

  /// - Parameters:
  ///   - gluedAt: byte offsets at which lines must not be broken.
  func lines(
    of text: String, size: Double, gluedAt: [Int] = [], ending: Ending? = nil
  ) -> Broken {
    let segments = DirectionSegments.of(text, request.direction)
    guard segments.count > 1 else {
      return segment(text, size: size, gluedAt: gluedAt, ending: ending)
    }
    let bytes = Array(text.utf8)
    var result = Broken(lines: [])
    for range in segments {
      let broken = segment(
        String(decoding: bytes[range], as: UTF8.self), size: size,
        gluedAt: gluedAt.filter(range.contains).map { $0 - range.lowerBound }, ending: ending)
      result.lines += broken.lines.map { $0.moved(by: range.lowerBound) }
      result.tearsWord = result.tearsWord || broken.tearsWord
    }
    return result
  }

  /// Paragraphs that Pango may set together.
  private func segment(
    _ text: String, size: Double, gluedAt: [Int], ending: Ending?
  ) -> Broken {
    var rules = TearRules(text)
    // Every rule costs Pango a walk over the text, and only a torn word needs its own.
    if rules.count > TearRules.few {
      let broken = lines(
        of: text, size: size, gluedAt: gluedAt, rules: TearRules(), ending: ending)
      if broken.torn.isEmpty { return broken }
      rules.keep(within: broken.torn)
    }
    return lines(of: text, size: size, gluedAt: gluedAt, rules: rules, ending: ending)
  }

  private func lines(
    of text: String, size: Double, gluedAt: [Int], rules: TearRules,
    ending: Ending?
  ) -> Broken {
    let made = makeLayout(text, size: size, gluedAt: gluedAt, rules: rules, ending: ending)
    guard let layout = made else { return Broken(lines: []) }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let bytes = Array(text.utf8)
    let breaks = breakOffsets(layout, text)
    let reader = GlyphRunReader(
      context: context, glyphs: glyphs, size: size, text: bytes,
      font: pango_layout_get_font_description(layout))
    var result = Broken(lines: [])
    var node = pango_layout_get_lines_readonly(layout)
    while let current = node {
      node = current.pointee.next
      guard let data = current.pointee.data else { continue }
      let line = data.assumingMemoryBound(to: PangoLayoutLine.self)
      let start = Int(line.pointee.start_index)
      let range = start..<start + Int(line.pointee.length)
      let startsParagraph = pango_layout_line_is_paragraph_start(line) != 0
      if !startsParagraph {
        let place = breaks.first { $0.offset == start }
        if place == nil { result.tearsWord = true }
        if place?.isRegular != true {
          let first = breaks.last { $0.isRegular && $0.offset < start }?.offset ?? 0
          let next = breaks.first { $0.isRegular && $0.offset > start }?.offset ?? bytes.count
          if result.torn.last?.lowerBound != first { result.torn.append(first..<next) }
        }
      }
      let read = reader.read(line)
      let shown = String(decoding: bytes[range], as: UTF8.self)
      result.lines.append(
        Line(
          layout: TextLine(
            text: shown, width: read.width, runs: read.runs, direction: direction(of: line)),
          range: range,
          startsParagraph: startsParagraph,
          lastBreak: breaks.last {
            $0.offset > range.lowerBound && $0.offset < range.upperBound
          }?.offset,
          missing: read.missing))
    }
    return result
  }

  private func direction(of line: UnsafeMutablePointer<PangoLayoutLine>) -> LayoutDirection {
    pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
      ? .rightToLeft : .leftToRight
  }

  private func makeLayout(
    _ text: String, size: Double, gluedAt: [Int], rules: TearRules,
    ending: Ending?
  ) -> OpaquePointer? {
    let direction = ending?.direction ?? request.direction
    pango_context_set_base_dir(
      context.pango, direction == .leftToRight ? PANGO_DIRECTION_LTR : PANGO_DIRECTION_RTL)
    pango_context_set_language(context.pango, pango_language_from_string(request.language))
    let tracking = request.face.tracking(at: size, weight: request.weight) * 1024
    let decoration = ParagraphAttributes(
      text: text, family: context.textFamily, tracking: Int32(tracking.rounded()), gluedAt: gluedAt,
      rules: rules)
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
    if let ending {
      pango_layout_set_auto_dir(layout, 0)
      pango_layout_set_ellipsize(
        layout, ending.truncation == .end ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_MIDDLE)
      pango_layout_set_height(layout, -1)
    }
    return layout
  }

  /// Byte offsets at which Unicode's rules allow a line to begin, or any two clusters may part.
  private func breakOffsets(
    _ layout: OpaquePointer, _ text: String
  ) -> [(offset: Int, isRegular: Bool)] {
    var count: Int32 = 0
    guard let attributes = pango_layout_get_log_attrs_readonly(layout, &count) else { return [] }
    var offsets: [(offset: Int, isRegular: Bool)] = []
    var offset = 0
    var partsBefore = false
    for (character, scalar) in text.unicodeScalars.prefix(Int(count)).enumerated() {
      let parts = BreakRules.breaksAtClusters(scalar)
      let attribute = attributes + character
      let isRegular = placard_is_line_break(attribute) != 0
      if isRegular || (parts && partsBefore && placard_is_cluster_break(attribute) != 0) {
        offsets.append((offset, isRegular))
      }
      partsBefore = parts
      offset += UTF8.width(scalar)
    }
    return offsets
  }
}
