import Foundation
import Placard
import Testing

@Suite("The README's commands") struct ReadmeCommandTests {
  private let readme: Markdown

  init() throws { readme = Markdown(try Repository.text("README.md")) }

  private var commandLines: [String] {
    readme.blocks("sh").flatMap(\.lines).filter { $0.hasPrefix("placard ") }.map(String.init)
  }

  @Test("Each line works and makes what it names")
  func lines() throws {
    let shell = try Shell()
    defer { shell.close() }
    #expect(commandLines.count >= 5)
    for line in commandLines {
      let (status, output) = try shell.run(line)
      #expect(status == 0, "\(line): \(output)")
      let words = line.split(separator: " ")
      for (option, file) in zip(words, words.dropFirst()) where [">", "-o"].contains(option) {
        guard file != "-" else { continue }
        let path = shell.folder.appending(path: String(file)).path
        #expect(FileManager.default.fileExists(atPath: path), "\(line)")
      }
    }
    try compareImages(in: shell.folder.appending(path: "docs/images"))
  }

  /// The pictures that the README shows are those that its lines make, to the pixel.
  private func compareImages(in folder: URL) throws {
    let shown = try Repository.names(in: "docs/images")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == shown)
    let named = readme.links.filter { $0.hasPrefix("docs/images/") }.map { $0.dropFirst(12) }
    #expect(Set(named) == Set(shown.map { $0[...] }))
    for name in shown {
      let kept = Repository.root.appending(path: "docs/images/\(name)")
      let made = try Bitmap(png: Array(Data(contentsOf: folder.appending(path: name))))
      #expect(try Bitmap(png: Array(Data(contentsOf: kept))) == made, "\(name)")
    }
  }

  @Test("The two set-up lines install, then draw the first picture and run the tests")
  func setUp() throws {
    let setUp = readme.blocks("sh").flatMap(\.lines).filter { $0.hasPrefix("apt-get update && ") }
    try #require(setUp.count == 2)
    #expect(setUp[1].hasSuffix(" && scripts/test.sh"))
    let draw = try #require(setUp[0].components(separatedBy: "swift run -c release ").last)
    let shell = try Shell()
    defer { shell.close() }
    #expect(try shell.run(draw).status == 0)
    let made = try Data(contentsOf: shell.folder.appending(path: "delete-photos.png"))
    let shown = Repository.root.appending(path: "docs/images/delete-photos.png")
    #expect(try Bitmap(png: Array(made)) == Bitmap(png: Array(Data(contentsOf: shown))))
    let explained = Set(readme.rows.compactMap { Markdown.code(in: $0[0]).first })
    let names = try #require(setUp[1].components(separatedBy: "install -y ").last)
    for name in names.components(separatedBy: " && ")[0].split(separator: " ") {
      #expect(explained.contains(name), "\(name) has no reason in the README")
    }
  }

  @Test("The table of commands is that of the tool's help")
  func commands() throws {
    let shell = try Shell()
    defer { shell.close() }
    let help = Markdown(try shell.run("placard --help").output)
    let listed = help.prose.drop { $0 != "Commands:" }.dropFirst().prefix { !$0.isEmpty }
      .compactMap { $0.split(separator: " ").first }
    let table = readme.rows.compactMap { Markdown.code(in: $0[0]).first }
      .filter { $0.hasPrefix("placard ") }.map { $0.dropFirst(8) }
    #expect(table == listed)
  }

  @Test("The exit codes are those of the tool's help")
  func exitCodes() throws {
    let shell = try Shell()
    defer { shell.close() }
    let help = Markdown(try shell.run("placard --help").output)
    let listed = help.prose.drop { $0 != "Exit codes:" }.dropFirst().prefix { !$0.isEmpty }
      .compactMap { $0.split(separator: " ").first }
    let text = readme.prose.joined(separator: " ")
    let sentence = try #require(
      text.components(separatedBy: "Exit codes:").last?.split(separator: ".").first)
    let named = sentence.split(separator: ";").compactMap { $0.split(separator: " ").first }
    #expect(named == listed)
  }

  @Test("The JSON document can be drawn, and its typing error is reported as shown")
  func document() throws {
    let shell = try Shell()
    defer { shell.close() }
    let json = try #require(readme.blocks("json").first).lines.joined(separator: "\n")
    let file = shell.folder.appending(path: "alert.json")
    try json.write(to: file, atomically: true, encoding: .utf8)
    #expect(try shell.run("placard render alert.json --crop screen").status == 0)
    let wrong = json.replacing("\"wait\"", with: "\"waning\"")
    try wrong.write(to: file, atomically: true, encoding: .utf8)
    let (status, output) = try shell.run("placard render alert.json")
    #expect(status == 65)
    let shown = try #require(readme.blocks("text").first).lines.joined(separator: " ")
    #expect(output.trimmingCharacters(in: .newlines) == shown)
  }
}
