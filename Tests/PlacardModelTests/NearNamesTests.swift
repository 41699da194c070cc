import PlacardModel
import Testing

@Suite("Near names")
struct NearNamesTests {
  @Test(
    "Misspelt names find the right one first",
    arguments: [
      ("titel", "title"), ("mesage", "message"), ("Title", "title"), ("butons", "buttons"),
      ("colour", "color"), ("close-button", "closeButton"), ("button.close", "closeButton"),
    ])
  func misspelt(name: String, expected: String) {
    let names = ["message", "title", "buttons", "closeButton", "color", "style"]
    #expect(NearNames.closest(to: name, in: names).first == expected)
  }

  @Test("Words in another order, and names that share most words, are near")
  func words() {
    let symbols = ["xmark", "xmark.circle", "xmark.circle.fill", "heart", "circle"]
    #expect(NearNames.closest(to: "circle.xmark", in: symbols).first == "xmark.circle")
    #expect(
      NearNames.closest(to: "fill.circle.xmark", in: symbols)
        == ["xmark.circle.fill", "xmark.circle"])
  }

  @Test("Names with little in common are not near")
  func unrelated() {
    #expect(NearNames.closest(to: "foo", in: ["title", "message"]) == [])
    #expect(NearNames.closest(to: "", in: ["title"]) == [])
    #expect(NearNames.closest(to: "title", in: []) == [])
  }

  @Test("Equally near names keep their order, up to the limit")
  func order() {
    let names = ["item9", "item1", "item5", "item3", "item2", "item4"]
    #expect(NearNames.closest(to: "item", in: names) == Array(names.prefix(5)))
    #expect(NearNames.closest(to: "item", in: names, limit: 2) == ["item9", "item1"])
    #expect(NearNames.closest(to: "item", in: names, limit: -1) == [])
  }

  @Test("A very long name has no near names")
  func long() {
    let name = String(repeating: "title", count: 100_000)
    #expect(NearNames.closest(to: name, in: ["title"]) == [])
    #expect(NearNames.closest(to: "title", in: [name]) == [])
  }
}
