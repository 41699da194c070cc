import PlacardGraphics
import Testing

@testable import PlacardFamilies

@Suite("Symbol catalogue")
struct SymbolCatalogTests {
  private let catalog = SymbolCatalog.standard

  @Test("At least 130 names are listed, sorted, and each of them draws ink inside the grid")
  func names() throws {
    #expect(catalog.names.count >= 130)
    #expect(catalog.names == catalog.names.sorted())
    for name in catalog.names {
      let symbol = try catalog.symbol(named: name)
      #expect(symbol.name == name)
      #expect(symbol.layers.count == 1)
      #expect(!symbol.bounds.isEmpty, "\(name)")
      #expect(Symbol.viewBox.contains(symbol.bounds, tolerance: 0.5), "\(name) \(symbol.bounds)")
    }
  }

  @Test("Every symbol has a filled variant inside the grid")
  func fills() throws {
    for name in catalog.names {
      let symbol = try catalog.symbol(named: name + ".fill")
      #expect(!symbol.bounds.isEmpty, "\(name)")
      #expect(Symbol.viewBox.contains(symbol.bounds, tolerance: 0.5), "\(name) \(symbol.bounds)")
    }
  }

  @Test("No name or alias stands in the table twice, and each row has the five columns")
  func uniqueNames() {
    let lines = SymbolTable.rows.split(separator: "\n")
    let rows = SymbolRow.rows(in: SymbolTable.rows)
    #expect(rows.count == lines.count)
    let names = rows.flatMap { [$0.name] + $0.aliases }
    #expect(Set(names).count == names.count)
    for row in rows { #expect(row.origin == "placard" || row.origin.hasPrefix("phosphor ")) }
  }

  @Test(
    "The names that alerts use most are there",
    arguments: [
      "checkmark", "xmark", "exclamationmark", "info", "questionmark", "bell", "pencil", "star",
      "heart", "faceid", "touchid", "wifi.exclamationmark", "xmark.octagon", "lock.shield",
      "checkmark.circle.fill", "exclamationmark.triangle.fill", "bell.badge", "bell.slash.fill",
      "person.badge.plus", "person.crop.circle.badge.xmark", "folder.fill.badge.plus",
      "square.and.pencil", "speaker.slash.fill", "mic.slash.circle.fill",
    ])
  func everyday(name: String) throws {
    #expect(try !catalog.symbol(named: name).layers.isEmpty)
  }

  @Test(
    "Renamed symbols keep their old name and have the new one",
    arguments: [
      ("doc", "document"), ("doc.text.fill", "text.document.fill"), ("mic", "microphone"),
      ("mic.slash", "microphone.slash"), ("battery.25", "battery.25percent"),
      ("wand.and.stars", "wand.and.sparkles"), ("gear", "gearshape"),
      ("doc.badge.plus", "document.badge.plus"),
    ])
  func renamed(old: String, new: String) throws {
    #expect(try catalog.symbol(named: old).layers == catalog.symbol(named: new).layers)
  }

  @Test("A row of its own wins over composition")
  func exactRow() throws {
    #expect(try catalog.symbol(named: "checkmark.circle").layers.count == 1)
    #expect(try catalog.symbol(named: "bell.slash").layers.count == 1)
  }

  @Test("A sign has no filled variant of its own and keeps its outline")
  func signs() throws {
    let outline = try catalog.symbol(named: "checkmark")
    #expect(try catalog.symbol(named: "checkmark.fill").layers == outline.layers)
    let heart = try catalog.symbol(named: "heart")
    #expect(try catalog.symbol(named: "heart.fill").layers != heart.layers)
  }

  @Test("The catalogue reads another table with the same code")
  func otherTable() throws {
    let catalog = SymbolCatalog(rows: "dot|spot|placard|M0 0h8v8z|\n", parts: "")
    #expect(catalog.names == ["dot"])
    #expect(try catalog.symbol(named: "spot").bounds == Rect(0, 0, 8, 8))
  }

  @Test("Malformed path data in a row is an error")
  func malformedRow() {
    let catalog = SymbolCatalog(rows: "bad||placard|M0|\n", parts: "")
    #expect(throws: SVGPathError(offset: 2, expected: "a number")) {
      try catalog.symbol(named: "bad")
    }
  }
}
