import Testing

@testable import PlacardFamilies

@Suite("Unknown symbol names")
struct UnknownSymbolTests {
  private let catalog = SymbolCatalog.standard

  private func suggestions(for name: String) -> [String]? {
    do {
      _ = try catalog.symbol(named: name)
      return nil
    } catch {
      return (error as? UnknownSymbol)?.suggestions
    }
  }

  @Test(
    "The nearest name comes first",
    arguments: [
      ("enveloppe", "envelope"), ("heart.filled", "heart.fill"), ("bell.filled", "bell.fill"),
      ("Heart", "heart"), ("enveloppe.circle.fill", "envelope.circle.fill"),
      ("checkmark.circel", "checkmark.circle"), ("warning", "exclamationmark.triangle"),
      ("hart.badge.plus", "heart.badge.plus"),
    ])
  func nearest(name: String, first: String) throws {
    let found = try #require(suggestions(for: name))
    #expect(found.first == first)
    #expect(found.count <= 5)
  }

  @Test("Every suggestion is a name that the catalogue knows")
  func usable() throws {
    for name in ["enveloppe.slash", "person.filled", "arrow", "clck.badge.xmark.fill"] {
      for suggestion in try #require(suggestions(for: name)) {
        #expect(throws: Never.self) { try catalog.symbol(named: suggestion) }
      }
    }
  }

  @Test(
    "Names that are like nothing known have no suggestions",
    arguments: ["", "qqqqqqqqqqqq", String(repeating: "heart.circle", count: 10_000)])
  func hopeless(name: String) {
    #expect(suggestions(for: name) == [])
  }

  @Test("Modifiers alone and doubled fills are not names", arguments: [".fill", "heart.fill.fill"])
  func malformed(name: String) {
    #expect(suggestions(for: name) != nil)
  }

  @Test("The message asks for the names that may have been meant")
  func message() {
    #expect(
      UnknownSymbol(name: "hart", suggestions: ["heart", "star"]).description
        == "unknown symbol \"hart\"; did you mean heart, star?")
    #expect(
      UnknownSymbol(name: "qq", suggestions: []).description == "unknown symbol \"qq\"")
  }
}
