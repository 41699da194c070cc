import CGraphicsLibs
public import PlacardGraphics

extension TextShaper {
  /// Which font draws each character of a text, grouped by script and family in order of
  /// appearance; blanks and invisible characters are left out.
  public func coverage(of text: String, language: String) -> [FontCoverage] {
    let region = HanRegion(language: language, text: text)
    var seen: Set<Character> = []
    var groups: [FontCoverage] = []
    for character in text
    where !character.unicodeScalars.allSatisfy(\.isInvisible) && seen.insert(character).inserted {
      let isHan = character.unicodeScalars.contains { $0.properties.isIdeographic }
      let layout = layout(
        TextRequest(
          text: String(character), size: 16, language: isHan ? region.language : language))
      let family = layout.missing.isEmpty ? layout.families.joined(separator: " + ") : nil
      let script = Self.script(of: character)
      let place = groups.firstIndex { $0.script == script && $0.family == family }
      if let place {
        groups[place].characters.append(character)
        groups[place].missing += layout.missing.filter { !groups[place].missing.contains($0) }
      } else {
        groups.append(
          FontCoverage(
            script: script, family: family, characters: [character], missing: layout.missing))
      }
    }
    return groups
  }

  /// The script of the first scalar that has one of its own.
  private static func script(of character: Character) -> String {
    let scalars = character.unicodeScalars
    if scalars.contains(where: { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" }) {
      return "Zsye"
    }
    let codes = scalars.map { scalar -> String in
      let code = g_unicode_script_to_iso15924(g_unichar_get_script(scalar.value))
      let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: code >> $0) }
      return String(decoding: bytes, as: UTF8.self)
    }
    return codes.first { $0 != "Zyyy" && $0 != "Zinh" } ?? "Zyyy"
  }
}

extension HanRegion {
  /// A language that has the region's forms.
  fileprivate var language: String {
    switch self {
    case .japanese: "ja"
    case .korean: "ko"
    case .simplified: "zh-Hans"
    case .traditional: "zh-Hant"
    case .hongKong: "zh-HK"
    }
  }
}
