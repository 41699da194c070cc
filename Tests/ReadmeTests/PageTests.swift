import Testing

@Suite("The pages at the root") struct PageTests {
  static let pages = [
    "README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "CHANGELOG.md", "Examples/README.md",
    "Fonts/README.md",
  ]
  /// Folders that a path in backquotes may start with.
  private static let roots = [
    "Sources/", "Tests/", "Snapshots/", "Examples/", "Benchmarks/", "Fonts/", "scripts/", "docs/",
    ".ci/",
  ]

  @Test("Links lead somewhere", arguments: pages)
  func links(page: String) throws {
    for link in Markdown(try Repository.text(page)).links {
      #expect(Repository.has(String(link)), "\(link)")
    }
  }

  @Test("Paths in backquotes exist", arguments: pages)
  func paths(page: String) throws {
    for line in Markdown(try Repository.text(page)).prose {
      for code in Markdown.code(in: line) {
        guard let path = code.split(separator: " ").first, !path.contains("<"),
          !path.contains("NAME")
        else { continue }
        if Self.roots.contains(where: { path.hasPrefix($0) }) {
          #expect(Repository.has(String(path)), "\(path)")
        }
      }
    }
  }

  @Test("CONTRIBUTING names lines that are in their files")
  func places() throws {
    let rows = Markdown(try Repository.text("CONTRIBUTING.md")).rows.filter { $0.count == 3 }
    #expect(rows.count > 15)
    for row in rows.dropFirst() {
      let path = try #require(Markdown.code(in: row[1]).first)
      let place = try #require(Markdown.code(in: row[2]).first)
      #expect(try Repository.text(String(path)).contains(place), "\(path): \(place)")
    }
  }
}
