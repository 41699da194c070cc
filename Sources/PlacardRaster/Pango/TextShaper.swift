public import PlacardGraphics

/// Lays text out with Pango by the product's own rules: fixed line pitch, shrinking, no lone last
/// word, one line limit for the whole text.
///
/// Not for use by several threads at once: each worker owns one.
public final class TextShaper: TextMeasurer {
  /// The worker's glyphs, which a rasterizer may share.
  let glyphs: GlyphCache
  private let chooser: FontChooser
  private var contexts = RecentCache<[FontChooser.Face], FontContext>(limit: 32)
  private var layouts = RecentCache<TextRequest, TextLayout>(limit: 1 << 20)

  /// Opens the fonts of a collection.
  ///
  /// - Throws: `RasterError` with code `font`.
  public init(_ collection: FontCollection) throws(RasterError) {
    let faces = try FontFaces(collection)
    glyphs = GlyphCache(faces)
    chooser = FontChooser(collection, faces: faces)
    // A collection without a usable default face is found out here, not in a layout.
    _ = try context(chooser.faces(for: "", language: "en"))
  }

  /// Lays a text out; an empty text has no lines and no height.
  public func layout(_ request: TextRequest) -> TextLayout {
    if let known = layouts.value(for: request) { return known }
    let layout = shape(request)
    layouts.insert(layout, for: request, cost: request.text.utf8.count + layout.byteCount)
    return layout
  }

  /// The context of exactly these faces: what other texts needed must not decide anything here.
  private func context(_ faces: [FontChooser.Face]) throws(RasterError) -> FontContext {
    if let known = contexts.value(for: faces) { return known }
    let context = try FontContext(faces)
    contexts.insert(context, for: faces, cost: 1)
    return context
  }

  private func shape(_ request: TextRequest) -> TextLayout {
    let lineHeight = request.face.lineHeight
    let ascender = request.face.ascender
    guard !request.text.isEmpty else {
      return TextLayout(
        size: .zero, lines: [], lineHeight: lineHeight * request.size,
        ascender: ascender * request.size)
    }
    let faces = chooser.faces(for: request.text, language: request.language)
    guard let context = try? context(faces) else {
      return TextLayout(
        size: .zero, lines: [], lineHeight: lineHeight * request.size,
        ascender: ascender * request.size, missing: Array(request.text.unicodeScalars.prefix(1)))
    }
    guard chooser.lacksGlyphs(for: request.text, language: request.language) else {
      return shape(request, in: context)
    }
    return UnknownGlyphLock.alone { shape(request, in: context) }
  }

  private func shape(_ request: TextRequest, in context: FontContext) -> TextLayout {
    let lineHeight = request.face.lineHeight
    let ascender = request.face.ascender
    let breaker = ParagraphBreaker(context: context, glyphs: glyphs, request: request)
    let (scale, broken) = shrunk(request, breaker)
    let size = request.size * scale
    var lines = broken.lines
    if request.avoidsLoneWord { lines = withoutLoneWord(request, breaker, size, broken) }
    var isTruncated = false
    if let limit = request.lineLimit, lines.count > limit {
      lines = cut(request, breaker, size, lines, limit: max(1, limit))
      isTruncated = true
    } else if request.lineLimit == 1, let width = request.width, let line = lines.first,
      line.layout.width > width + 0.01
    {
      lines = cut(request, breaker, size, lines, limit: 1)
      isTruncated = true
    }
    var missing: [Unicode.Scalar] = []
    var families: [String] = []
    for line in lines {
      for scalar in line.missing where !missing.contains(scalar) { missing.append(scalar) }
      for family in line.layout.runs.map({ context.family(of: $0.face) })
      where !families.contains(family) {
        families.append(family)
      }
    }
    var layout = TextLayout(
      size: Size(
        lines.map(\.layout.width).max() ?? 0, Double(lines.count) * lineHeight * size),
      lines: lines.map(\.layout), lineHeight: lineHeight * size, ascender: ascender * size,
      scale: scale, isTruncated: isTruncated, missing: missing, families: families)
    layout.makeRoom(
      for: InkOverflow(
        layout.lines, ascender: layout.ascender, descender: layout.lineHeight - layout.ascender,
        glyphs: glyphs), size: size)
    return layout
  }

  /// The scale at which the text keeps to one line or, failing that, to its preferred number of
  /// lines.
  private func shrunk(
    _ request: TextRequest, _ breaker: ParagraphBreaker
  ) -> (Double, ParagraphBreaker.Broken) {
    let full = breaker.lines(of: request.text, size: request.size)
    if full.lines.count > 1, request.singleLineScale < 1 {
      let single = shrunk(request, breaker, to: 1, minimum: request.singleLineScale)
      if single.fits { return (single.scale, single.broken) }
    }
    guard let limit = request.preferredLines, request.minimumScale < 1,
      full.lines.count > limit || full.tearsWord
    else { return (1, full) }
    let result = shrunk(request, breaker, to: limit, minimum: request.minimumScale)
    return (result.scale, result.broken)
  }

  /// The largest scale below 1, in steps of 2.5 %, at which the text keeps to a number of lines
  /// without tearing a word, else the smallest allowed.
  private func shrunk(
    _ request: TextRequest, _ breaker: ParagraphBreaker, to limit: Int, minimum: Double
  ) -> (fits: Bool, scale: Double, broken: ParagraphBreaker.Broken) {
    func attempt(_ step: Int) -> (fits: Bool, scale: Double, broken: ParagraphBreaker.Broken) {
      let scale = max(minimum, 1 - 0.025 * Double(step))
      let broken = breaker.lines(of: request.text, size: request.size * scale)
      return (broken.lines.count <= limit && !broken.tearsWord, scale, broken)
    }
    var low = 1
    var high = Int(((1 - minimum) / 0.025).rounded(.up))
    var best = attempt(high)
    guard best.fits else { return best }
    while low < high {
      let middle = (low + high) / 2
      let trial = attempt(middle)
      if trial.fits {
        best = trial
        high = middle
      } else {
        low = middle + 1
      }
    }
    return best
  }

  /// Gives every lone last word of a paragraph the word before it for company, where that needs
  /// neither another line nor a torn word and leaves no lone word in the line above instead.
  private func withoutLoneWord(
    _ request: TextRequest, _ breaker: ParagraphBreaker, _ size: Double,
    _ broken: ParagraphBreaker.Broken
  ) -> [ParagraphBreaker.Line] {
    var glue: [Int] = []
    for (index, line) in broken.lines.enumerated() where !line.startsParagraph {
      let isLast =
        index + 1 == broken.lines.count || broken.lines[index + 1].startsParagraph
      if isLast, line.lastBreak == nil, broken.lines[index - 1].lastBreak != nil {
        glue.append(line.range.lowerBound)
      }
    }
    guard !glue.isEmpty else { return broken.lines }
    let glued = breaker.lines(of: request.text, size: size, gluedAt: glue)
    func loneWords(_ lines: [ParagraphBreaker.Line]) -> Int {
      lines.count { line in
        // Glue hides the place between two words, and a paragraph may begin with one word.
        !line.startsParagraph && line.lastBreak == nil
          && !glue.contains { $0 > line.range.lowerBound && $0 < line.range.upperBound }
      }
    }
    let isBetter =
      glued.lines.count == broken.lines.count && glued.tearsWord == broken.tearsWord
      && loneWords(glued.lines) < loneWords(broken.lines)
    return isBetter ? glued.lines : broken.lines
  }

  /// Keeps the first lines and ends the last of them in an ellipsis, wherever the cut falls.
  private func cut(
    _ request: TextRequest, _ breaker: ParagraphBreaker, _ size: Double,
    _ lines: [ParagraphBreaker.Line], limit: Int
  ) -> [ParagraphBreaker.Line] {
    let last = lines[limit - 1]
    let bytes = Array(request.text.utf8)
    var end = last.range.upperBound
    var next = limit
    while next < lines.count, !lines[next].startsParagraph {
      end = lines[next].range.upperBound
      next += 1
    }
    var rest = String(decoding: bytes[last.range.lowerBound..<end], as: UTF8.self)
    // A paragraph that ends exactly at the cut shows nothing of the missing ones by itself.
    if next < lines.count { rest += "…" }
    let ending = breaker.lines(
      of: rest, size: size,
      ending: ParagraphBreaker.Ending(
        truncation: request.truncation, direction: last.layout.direction)
    ).lines
    return Array(lines.prefix(limit - 1)) + ending.prefix(1)
  }
}

extension TextLayout {
  /// Keeps ink that stands far out of the first and the last line away from the neighbours.
  ///
  /// What stands out less than a quarter of an em above or a fifth below, and 4 points at most, has
  /// room in any gap between two parts of an alert, and moves nothing.
  fileprivate mutating func makeRoom(for overflow: InkOverflow, size: Double) {
    let top = max(0, overflow.above - min(0.25 * size, 4))
    let bottom = max(0, overflow.below - min(0.2 * size, 4))
    self.top = top
    inkAbove = overflow.above - top
    ascender += top
    self.size.height += top + bottom
  }
}

extension TextLayout {
  /// About the bytes that the layout takes.
  fileprivate var byteCount: Int {
    lines.reduce(512) { sum, line in
      line.runs.reduce(sum + 256) { $0 + 192 + $1.glyphs.count * 24 }
    }
  }
}
