import Testing

@Suite("The check of imports") struct ImportCheckTests {
  @Test(
    "Every spelling of an import is read",
    arguments: [
      "import Glibc", "public import Glibc", "@testable import Glibc", "internal import Glibc",
      "@_exported public import Glibc", "import func Glibc.exit", "  private import Glibc.math",
      "@preconcurrency @_spi(Private) import Glibc", "import `Glibc`",
    ])
  func spellings(line: String) {
    #expect(ImportStatement(line[...])?.module == "Glibc")
  }

  @Test(
    "Other lines are no imports",
    arguments: ["let import = 1", "func importAll() {}", "", "important(Glibc)", "import"])
  func others(line: String) {
    #expect(ImportStatement(line[...]) == nil)
  }

  @Test("A module that the table does not list is a breach with its line")
  func forbidden() {
    let text = "public import PlacardGraphics\n// import Foundation\nimport PlacardRaster\n"
    let file = SourceFile(path: "Sources/PlacardModel/A/B.swift", text: text)
    #expect(
      ImportCheck().breaches(in: file) == [
        "Sources/PlacardModel/A/B.swift:3: PlacardModel may not import PlacardRaster"
      ])
  }

  @Test("A second import on a line is seen")
  func semicolon() {
    let file = SourceFile(
      path: "Sources/PlacardModel/B.swift", text: "import PlacardGraphics; import Foundation")
    #expect(ImportCheck().breaches(in: file).count == 1)
  }

  @Test("An exception holds for its own files only")
  func exceptions() {
    let inside = SourceFile(path: "Sources/Placard/Files/A.swift", text: "import Glibc")
    let outside = SourceFile(path: "Sources/Placard/Rendering/A.swift", text: "import Glibc")
    #expect(ImportCheck().breaches(in: inside) == [])
    #expect(ImportCheck().breaches(in: outside).count == 1)
  }

  @Test("A file outside the known targets is a breach")
  func strangers() {
    let file = SourceFile(path: "Sources/PlacardExtras/A.swift", text: "")
    #expect(
      ImportCheck().breaches(in: file) == [
        "Sources/PlacardExtras/A.swift: belongs to no target of the table"
      ])
  }
}
