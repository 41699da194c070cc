import Foundation
import Placard
import Testing

@Suite("The README's Swift") @MainActor struct ReadmeSnippetTests {
  @Test("Each block is compiled here, word for word")
  func blocks() throws {
    let source = try Repository.text("Tests/ReadmeTests/ReadmeSnippets.swift")
      .split(separator: "\n", omittingEmptySubsequences: false)
    var compiled: [[Substring]] = []
    var open: [Substring]?
    for line in source {
      if line.trimming({ $0 == " " }) == "// README" {
        if let lines = open { compiled.append(lines) }
        open = open == nil ? [] : nil
      } else {
        open?.append(line.hasPrefix("  ") ? line.dropFirst(2) : line)
      }
    }
    let blocks = Markdown(try Repository.text("README.md")).blocks("swift").map(\.lines)
    #expect(
      blocks.map { $0.filter { !$0.hasPrefix("import ") }.drop { $0.isEmpty }[...] }
        == compiled.map { $0[...] })
    for line in blocks.joined() where line.hasPrefix("import ") {
      #expect(source.contains(line), "\(line)")
    }
  }

  @Test("An alert is built, drawn and written")
  func build() throws {
    let shell = try Shell()
    defer { shell.close() }
    let (alert, picture) = try buildAsInReadme(in: shell.folder.path)
    #expect(picture == (try alert.image(scheme: .dark, scale: 3)))
    let file = try Data(contentsOf: shell.folder.appending(path: "delete-photos.png"))
    #expect(Array(file) == (try alert.png()))
  }

  @Test("A document is read, drawn and measured")
  func read() throws {
    let bytes = Array(try Repository.text("Examples/delete-photos.json").utf8)
    let (png, card) = try readAsInReadme(bytes)
    #expect(try Bitmap(png: png).width == 792)
    #expect(card?.width == 300)
  }

  @Test("Stars of an alert shown by a binding are counted")
  func rate() async throws {
    #expect(try await rateAsInReadme() == (4, false))
  }

  @Test("An alert lives: busy, failed, dismissed")
  func live() async throws {
    let (picture, result) = try await liveAsInReadme()
    #expect(picture.width == 780)
    #expect(result == .dismissed)
  }

  @Test("A life becomes a file of frames, and one instant a picture")
  func animate() async throws {
    let shell = try Shell()
    defer { shell.close() }
    let bytes = Array(try Repository.text("Examples/delete-photos.json").utf8)
    let (count, picture) = try await animateAsInReadme(bytes, in: shell.folder.path)
    #expect(count == 24)
    #expect(picture.width == 792)
    let file = try Data(contentsOf: shell.folder.appending(path: "alert.apng"))
    #expect(try Bitmap(png: Array(file)).width == 792)
  }

  @Test("A picture is recorded, which fails, and then compared, which passes")
  func compare() throws {
    let shell = try Shell()
    defer { shell.close() }
    let (alert, _) = try buildAsInReadme(in: shell.folder.path)
    #expect(try compareAsInReadme(alert, in: shell.folder.path).count == 1)
    #expect(try compareAsInReadme(alert, in: shell.folder.path) == [])
  }
}
