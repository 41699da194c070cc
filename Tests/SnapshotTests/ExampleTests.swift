import Placard
import Testing

@Suite("Examples")
struct ExampleTests {
  private static let folder = Repository.path("Examples")

  private static let documents: [String] = {
    let entries = (try? FileSystem.list(folder)) ?? []
    return entries.map(\.name).filter { $0.hasSuffix(".json") }
  }()

  @Test("There are at least 18 examples, each with a line in the README")
  func readme() throws {
    #expect(Self.documents.count >= 18)
    let readme = String(decoding: try Repository.read("\(Self.folder)/README.md"), as: UTF8.self)
    for name in Self.documents { #expect(readme.contains("`\(name)`"), "\(name)") }
  }

  @Test("Each example can be drawn in both schemes", arguments: documents, ColorScheme.allCases)
  func pictures(_ name: String, _ scheme: ColorScheme) throws {
    var document = try Repository.document("\(Self.folder)/\(name)")
    document.environment.colors.scheme = scheme
    let picture = try AlertRenderer.standard.image(document)
    #expect(picture.width > 0 && picture.height > 0)
    let tree = try AlertRenderer.standard.layout(document)
    #expect(tree.diagnostics.filter { $0.code == .truncated || $0.code == .missingGlyph } == [])
  }

  @Test("Each example reads back from the JSON that it is written as", arguments: documents)
  func roundTrip(_ name: String) throws {
    var document = try Repository.document("\(Self.folder)/\(name)")
    // What a still does not show is not written.
    document.keysWithoutEffect = []
    let again = try AlertDocument(json: Array(document.json().utf8))
    #expect(try again.json() == document.json())
  }
}
