import PlacardGraphics
import Testing

@testable import PlacardRaster

/// Rows of the class "text" about scripts, as lines and glyphs.
@Suite("Cases of scripts")
struct ScriptCaseTests {
  private static let noto = "/usr/share/fonts/truetype/noto/"
  private static let cjk = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"

  private func shaper(_ files: String...) throws -> TextShaper {
    try TextShaper(FontCollection(additional: files.map { FontFile(path: $0) }))
  }

  @Test("T26: Thai loses no character at any width and starts no line with a mark")
  func thai() throws {
    let shaper = try shaper()
    let text = "ไม่สามารถบันทึกการเปลี่ยนแปลงได้ กรุณาตรวจสอบการเชื่อมต่ออินเทอร์เน็ตของคุณแล้วลองอีกครั้งที่นี่"
    let whole = shaper.layout(TextRequest(text: text, size: 15, language: "th"))
    let glyphs = whole.lines.flatMap(\.runs).flatMap(\.glyphs).count
    for width in 80...260 {
      let layout = shaper.layout(
        TextRequest(text: text, size: 15, language: "th", width: Double(width)))
      #expect(layout.lines.map(\.text).joined() == text, "width \(width)")
      // Nothing is drawn twice: blanks at the ends of lines are all that a break may change.
      #expect(layout.lines.flatMap(\.runs).flatMap(\.glyphs).count <= glyphs)
      for line in layout.lines {
        let first = try #require(line.text.unicodeScalars.first)
        #expect(first.properties.generalCategory != .nonspacingMark, "width \(width)")
        #expect(![0x0E30, 0x0E32, 0x0E33, 0x0E45].contains(first.value), "width \(width)")
        #expect(line.width <= Double(width) + 0.01)
      }
    }
  }

  @Test("T33: Han characters of one language come from one face", arguments: ["zh-Hans", "ja"])
  func han(language: String) throws {
    func faces() throws -> Set<GlyphFace> {
      let layout = try shaper(Self.cjk).layout(
        TextRequest(text: "复制 直接 加载", size: 17, language: language))
      #expect(layout.missing.isEmpty)
      return Set(layout.lines.flatMap(\.runs).map(\.face).filter { $0.file.contains("CJK") })
    }
    let first = try faces()
    #expect(first.count == 1)
    #expect(try faces() == first)
  }

  @Test("T33: the same characters take another region's face in another language")
  func hanRegions() throws {
    let faces = try ["zh-Hans", "zh-Hant", "ja", "ko"].map { language in
      try shaper(Self.cjk).layout(TextRequest(text: "直接", size: 17, language: language))
        .lines.flatMap(\.runs).map(\.face)
    }
    #expect(Set(faces).count == 4)
  }

  @Test("T44: an Indic word comes from one font, without dotted circles or boxes")
  func indic() throws {
    let shaper = try shaper(Self.noto + "NotoSansGujarati-Regular.ttf")
    for (text, language) in [
      ("ફેરફારો સાચવી શકાયા નહીં", "gu"), ("क्षमा करें, पुनः प्रयास करें", "hi"),
    ] {
      for word in text.split(separator: " ") {
        let letters = String(word.filter(\.isLetter))
        let layout = shaper.layout(TextRequest(text: letters, size: 15, language: language))
        #expect(layout.missing.isEmpty)
        let runs = layout.lines.flatMap(\.runs)
        #expect(Set(runs.map(\.face)).count == 1, "\(word)")
        #expect(runs.allSatisfy { !$0.face.file.hasPrefix("Inter") })
        let circle = shaper.layout(
          TextRequest(text: letters + " \u{25CC}\u{094D}", size: 15, language: language))
        let dotted = circle.lines.flatMap(\.runs).flatMap(\.glyphs).map(\.id)
        #expect(runs.flatMap(\.glyphs).count < dotted.count)
        #expect(!runs.flatMap(\.glyphs).contains { $0.id == 0 })
      }
    }
    // Three characters, one glyph: the conjunct is formed.
    let conjunct = shaper.layout(TextRequest(text: "क्ष", size: 15, language: "hi"))
    #expect(conjunct.lines.flatMap(\.runs).flatMap(\.glyphs).count == 1)
  }

  @Test("T46: Khmer and Lao break between clusters and stay within the width")
  func khmerAndLao() throws {
    let shaper = try shaper(
      Self.noto + "NotoSansKhmer-Regular.ttf", Self.noto + "NotoSansLao-Regular.ttf")
    for (text, language) in [
      ("មិនអាចរក្សាទុកការផ្លាស់ប្ដូរបានទេសូមពិនិត្យការតភ្ជាប់អ៊ីនធឺណិតរបស់អ្នក", "km"),
      ("ບໍ່ສາມາດບັນທຶກການປ່ຽນແປງໄດ້ກະລຸນາກວດສອບການເຊື່ອມຕໍ່ອິນເຕີເນັດຂອງທ່ານ", "lo"),
    ] {
      for width in 120...240 {
        let layout = shaper.layout(
          TextRequest(text: text, size: 15, language: language, width: Double(width)))
        #expect(layout.lines.map(\.text).joined() == text)
        #expect(layout.missing.isEmpty && layout.lines.count > 1)
        for line in layout.lines {
          #expect(line.width <= Double(width) + 0.01, "\(language) at \(width)")
          let scalars = Array(line.text.unicodeScalars)
          let marks: [Unicode.GeneralCategory] = [.nonspacingMark, .spacingMark]
          #expect(!marks.contains(scalars[0].properties.generalCategory))
          // A coeng joins what follows to what is before.
          #expect(scalars.last?.value != 0x17D2)
        }
      }
    }
  }
}
