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
    for (place, scalar) in scalars.enumerated() {
      let next = place + 1 < scalars.count ? scalars[place + 1] : nil
      // A variation selector says which form is meant, else the character's own default holds.
      let isEmoji =
        next == "\u{FE0F}" || (scalar.properties.isEmojiPresentation && next != "\u{FE0E}")
      if isEmoji { append(emojiFaces(with: scalar), to: &chosen) }
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
    return chosen
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

  /// The bundled emoji font where it has the character, else the caller's.
  private func emojiFaces(with scalar: Unicode.Scalar) -> [Face] {
    let bundled = bundledFace(collection.bundled.count - 1)
    if let bundled, faces.hasGlyph(scalar, in: bundled) { return [bundled] }
    let other = additionalFaces().joined().first {
      $0.hasColor && faces.hasGlyph(scalar, in: $0)
    }
    return other.map { [$0] } ?? []
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
