import PlacardGraphics
import Testing

@testable import PlacardModel

@Suite("The style custom")
struct CustomStyleTests {
  private func read(_ json: String) throws(DocumentError) -> AlertDocument {
    let vocabulary = DocumentVocabulary(
      kinds: [.init(name: "coolAlert", styles: ["info", "custom"])], symbolSuggestions: { _ in nil }
    )
    return try DocumentReader(vocabulary: vocabulary, folder: "").read(Array(json.utf8))
  }

  @Test("Its colour is the key color, or stands inside the style")
  func colour() throws {
    let beside = try read(##"{"style": "custom", "color": "#B8860B"}"##)
    #expect(beside.style == "custom" && beside.content.color == DynamicColor(rgb: 0xB8860B))
    let inside = try read(##"{"style": {"custom": {"color": "#B8860B"}}}"##)
    #expect(inside.style == "custom" && inside.customColor == DynamicColor(rgb: 0xB8860B))
  }

  @Test("Without any colour it is refused")
  func noColour() {
    let error = #expect(throws: DocumentError.self) { try read(#"{"style": "custom"}"#) }
    #expect(error?.code == .missingKey && error?.path == "style")
  }
}
