import Placard
import Testing

/// What must be readable at every text size, in both directions, on the narrowest phone and on a
/// usual one.
@Suite("No document loses text at any size")
struct LintTests {
  private static let documents: [String] = {
    let folder = Repository.path("Examples")
    let entries = (try? FileSystem.list(folder)) ?? []
    let examples = entries.map(\.name).filter { $0.hasSuffix(".json") }
      .map { FileSystem.join(folder, $0) }
    return SnapshotCase.all.map(\.documentPath) + examples
  }()

  @Test("No case and no example has a lint error", arguments: documents)
  func errors(_ path: String) throws {
    var document = try Repository.document(path)
    for size in [Size(320, 568), Size(390, 844)] {
      let backdrop = document.screen.backdrop
      document.screen = ScreenDescription(size: size)
      document.screen.backdrop = backdrop
      let matrix = LintMatrix([.textSize, .direction])
      for group in try AlertRenderer.standard.lint(document, over: matrix)
      where group.finding.severity == .error {
        Issue.record(
          "\(group.worst) on \(size.width) pt: \(group.finding.element) \(group.finding.message)")
      }
    }
  }
}
