import CGraphicsLibs
import PlacardGraphics

/// Decides which faces a text needs, so that a text of one script opens that script's font only and
/// its picture never depends on what was drawn before.
final class FontChooser {
  /// A face that a text may use, in order of preference.
  struct Face: Hashable {
    var file: FontFile
    var index: Int
    var family: String
    /// Whether its glyphs are pictures in colour.
    var hasColor: Bool
  }

  private let faces: FontFaces
  private let collection: FontCollection
  /// The face of a character in a language's order; `nil` where no font has it.
  private var known: [String: [Unicode.Scalar: Face?]] = [:]
  private var additional: [[Face]]?
  private var opened: [Face: EmojiFace] = [:]

  init(_ collection: FontCollection, faces: FontFaces) {
    self.collection = collection
    self.faces = faces
  }

  /// The faces that the text needs, the default face first, each once.
  func faces(for text: String, language: String) -> [Face] {
    guard let standard = bundledFace(0) else { return [] }
    var chosen = [standard]
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return chosen }
    let order = HanRegion(language: language, text: text)
    var memory = known[order.rawValue] ?? [:]
    let scalars = Array(text.unicodeScalars)
    var hasEmoji = false
    for (place, scalar) in scalars.enumerated() {
      let next = place + 1 < scalars.count ? scalars[place + 1] : nil
      // A variation selector says which form is meant, else the character's own default holds.
      let isEmoji =
        next == "\u{FE0F}" || (scalar.properties.isEmojiPresentation && next != "\u{FE0E}")
      hasEmoji = hasEmoji || isEmoji
      guard scalar.value >= 0x80, !scalar.isInvisible else { continue }
      let face: Face?
      if let remembered = memory[scalar] {
        face = remembered
      } else {
        face = find(scalar, order)
        memory[scalar] = .some(face)
      }
      if let face, !isEmoji { append(weights(of: face), to: &chosen) }
    }
    known[order.rawValue] = memory
    if hasEmoji { append(emojiFaces(for: text), to: &chosen) }
    return chosen
  }

  /// Whether no font has some character of a text whose faces were asked for.
  func lacksGlyphs(for text: String, language: String) -> Bool {
    guard let memory = known[HanRegion(language: language, text: text).rawValue] else {
      return false
    }
    return text.unicodeScalars.contains { memory[$0] == .some(nil) }
  }

  /// The face with its family's others, which may lie in files of their own by weight.
  private func weights(of face: Face) -> [Face] {
    guard collection.additional.contains(face.file) else { return [face] }
    return additionalFaces().joined().filter { $0.family == face.family }
  }

  private func append(_ faces: [Face], to chosen: inout [Face]) {
    for face in faces where !chosen.contains(face) { chosen.append(face) }
  }

  private func find(_ scalar: Unicode.Scalar, _ order: HanRegion) -> Face? {
    for index in collection.bundled.indices {
      if let face = bundledFace(index), faces.hasGlyph(scalar, in: face) { return face }
    }
    for candidates in additionalFaces() {
      let matches = candidates.filter { faces.hasGlyph(scalar, in: $0) }
      if let face = order.preferred(among: matches, family: \.family) { return face }
    }
    return nil
  }

  /// The colour face that shows most of the text's emoji, the bundled one before its equals, and
  /// others only for what is left: faces that shared out a sequence would tear it.
  private func emojiFaces(for text: String) -> [Face] {
    var emoji = Set(text.filter(\.isEmoji))
    guard let bundled = bundledFace(collection.bundled.count - 1) else { return [] }
    if emoji.allSatisfy({ shows($0, bundled) }) { return [bundled] }
    let candidates = [bundled] + additionalFaces().joined().filter(\.hasColor)
    var chosen: [Face] = []
    while true {
      var best: (face: Face, shown: Set<Character>)?
      for face in candidates {
        let shown = emoji.filter { shows($0, face) }
        if shown.count > best?.shown.count ?? 0 { best = (face, shown) }
      }
      guard let best else { return chosen }
      chosen.append(best.face)
      emoji.subtract(best.shown)
    }
  }

  private func shows(_ emoji: Character, _ face: Face) -> Bool {
    if let known = opened[face] { return known.shows(emoji) }
    guard let path = try? face.file.location() else { return false }
    let new = EmojiFace(path: path, index: face.index)
    opened[face] = new
    return new.shows(emoji)
  }

  private func bundledFace(_ index: Int) -> Face? {
    guard collection.bundled.indices.contains(index) else { return nil }
    let file = collection.bundled[index]
    return Face(
      file: file, index: 0, family: file.name,
      hasColor: index == collection.bundled.count - 1)
  }

  /// Every face of the caller's files, by file; files that are no fonts have none.
  private func additionalFaces() -> [[Face]] {
    if let additional { return additional }
    let all = collection.additional.map { file in
      faces.families(of: file).enumerated().map {
        Face(
          file: file, index: $0.offset, family: $0.element,
          hasColor: faces.hasColor(file, $0.offset))
      }
    }
    additional = all
    return all
  }
}

extension Unicode.Scalar {
  /// Whether the character steers others and has no form of its own.
  var isInvisible: Bool {
    properties.isDefaultIgnorableCodePoint || properties.isWhitespace
      || properties.generalCategory == .control
  }
}

extension Character {
  /// Whether the character is shown as a picture by its own default or by a variation selector.
  fileprivate var isEmoji: Bool {
    unicodeScalars.contains("\u{FE0F}")
      || (unicodeScalars.contains(where: \.properties.isEmojiPresentation)
        && !unicodeScalars.contains("\u{FE0E}"))
  }
}
