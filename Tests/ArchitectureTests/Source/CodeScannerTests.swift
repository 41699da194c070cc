import Testing

@Suite("Scanning code") struct CodeScannerTests {
  @Test(
    "Comments and texts go, code and line ends stay",
    arguments: [
      ("a // b\nc", "a \nc"), ("a /* b /* c */ d\n */ e", "a \n e"),
      ("a(\"b // c\") // d", "a(\"\") "),
      ("\"a\\\"b\" c", "\"\" c"), ("\"a\\(b + c(\"d\"))e\" f", "\"(b + c(\"\"))\" f"),
      ("#\"a\"b\\(c)\"# d", "\"\" d"), ("#\"a\\#(b)\"# d", "\"(b)\" d"),
      ("\"\"\"\na \"b\" // c\n\"\"\" d", "\"\n\n\" d"), ("\"\" + a", "\"\" + a"),
    ])
  func scan(text: String, code: String) {
    #expect(CodeScanner.code(of: text) == code)
  }
}
