import PlacardSnapshots
import Testing

struct TextDiffTests {
  @Test(
    "The first line that differs is reported",
    arguments: [
      ("a\nb\nc\n", "a\nx\ny\n", #"line 2: "b", the reference has "x""#),
      ("a\n", "a", #"line 2: "", the reference ends"#),
      ("a", "a\nb", #"line 2: the text ends, the reference has "b""#),
      ("", "a", #"line 1: "", the reference has "a""#),
      ("a\r\nb", "a\nb", #"line 1: "a\r", the reference has "a""#),
    ])
  func firstLine(actual: String, reference: String, text: String) {
    let difference = TextDiff(Array(actual.utf8), reference: Array(reference.utf8))
    #expect(difference?.description == text)
  }

  @Test("Texts match byte by byte, not by what they look like")
  func bytes() {
    #expect(TextDiff(Array("a\nb".utf8), reference: Array("a\nb".utf8)) == nil)
    #expect(TextDiff(Array("\u{e9}".utf8), reference: Array("e\u{301}".utf8))?.line == 1)
  }
}
