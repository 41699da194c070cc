import Placard
import Testing

@Suite("Missing emoji sequences")
struct MissingEmojiTests {
  private let input = JSONValue(
    dictionaryLiteral: ("style", "info"), ("title", "Hurray 👩\u{200D}🎉")
  ).bytes

  @Test("The tool names the sequence's code points, the field and the emoji package, and exits 69")
  func error() throws {
    let outcome = try Tool.run(["render", "-", "-o", "-"], input: input)
    outcome.expectCleanError(
      69,
      naming: ["title", "U+1F469, U+200D, U+1F389", "apt-get install -y fonts-noto-color-emoji"]
    )
    #expect(!outcome.errors.contains("fonts-noto-core"))
  }

  @Test("With --missing-glyph box the picture is drawn, with one warning")
  func box() throws {
    let outcome = try Tool.run(
      ["render", "-", "--missing-glyph", "box", "-o", "-"], input: input)
    #expect(outcome.code == 0 && !outcome.output.isEmpty)
    let warnings = outcome.errors.split(separator: "\n")
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("U+1F469 U+200D U+1F389; a box is drawn") == true)
  }
}
