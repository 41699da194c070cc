import PlacardGraphics
import Testing

@testable import PlacardModel

@Suite("Design tokens")
struct DesignTokensTests {
  private let standard = """
    {"theme": {"color": {
      "background": {"info": {"light": "#1560BD", "dark": "#6AAEFF"}, "danger": "#C0202B"},
      "emblem": {"info": "{theme.color.background.info}", "danger": "{theme.color.background.danger}"}
    }, "spacer": {"md": 16, "lg": {"$value": 24, "$type": "dimension"}}}}
    """

  private func tokens(_ changes: String? = nil) throws(DocumentError) -> DesignTokens {
    let base = try JSONParser.parse(Array(standard.utf8))
    guard let changes else { return try DesignTokens(base) }
    return try DesignTokens(
      base, changes: JSONReader(try JSONParser.parse(Array(changes.utf8)), path: "tokens"))
  }

  private func failure(_ changes: String) -> DocumentError? {
    do {
      _ = try tokens(changes)
      return nil
    } catch { return error }
  }

  @Test("A reference has the value of what it refers to, in each scheme")
  func aliases() throws {
    let tokens = try tokens()
    #expect(try tokens.color("theme.color.emblem.info", .light).json == .string("#1560BD"))
    #expect(try tokens.color("theme.color.emblem.info", .dark).json == .string("#6AAEFF"))
    #expect(try tokens.color("theme.color.emblem.danger", .dark).json == .string("#C0202B"))
    #expect(try tokens.number("theme.spacer.md", in: 0...100) == 16)
    #expect(try tokens.number("theme.spacer.lg", in: 0...100) == 24)
  }

  @Test("A theme holds only what it changes; one scheme of a pair can be changed alone")
  func changes() throws {
    let tokens = try tokens(
      """
      {"theme": {"color": {"background": {"info": {"dark": "#FF00FF"}, "danger": "{brand.red}"}}},
       "brand": {"red": "#AA0000"}}
      """)
    #expect(try tokens.color("theme.color.emblem.info", .light).json == .string("#1560BD"))
    #expect(try tokens.color("theme.color.emblem.info", .dark).json == .string("#FF00FF"))
    #expect(try tokens.color("theme.color.emblem.danger", .light).json == .string("#AA0000"))
    #expect(tokens.unknown.isEmpty)
  }

  @Test("A path that nothing knows and nothing refers to is named")
  func unknown() throws {
    let tokens = try tokens(##"{"theme": {"colour": {"background": {"info": "#FF0000"}}}}"##)
    #expect(tokens.unknown == ["theme.colour.background.info"])
  }

  @Test(
    "I06 Alias loops are errors that list the chain, also through a nested group",
    arguments: [
      (##"{"foo": "{foo}"}"##, "foo → foo"),
      (
        ##"{"teal": "{blue}", "blue": "{green}", "green": "{teal}"}"##,
        "teal → blue → green → teal"
      ),
      (
        ##"{"purple": "{teal}", "teal": "{blue}", "blue": "{green}", "green": "{teal}"}"##,
        "purple → teal → blue → green → teal"
      ),
      (##"{"a": {"b": {"c": "{d.e}"}}, "d": {"e": "{a.b.c}"}}"##, "a.b.c → d.e → a.b.c"),
      (##"{"a": {"light": "#FFF", "dark": "{b}"}, "b": "{a}"}"##, "a → b → a"),
    ])
  func cycles(_ changes: String, _ chain: String) throws {
    let error = try #require(failure(changes))
    #expect(error.code == .invalid)
    #expect(error.message.contains("which refers to itself: \(chain)"), "\(error.message)")
    #expect(error.position != nil && error.path.hasPrefix("tokens."))
  }

  @Test("A long chain without a loop is followed to its end")
  func longChain() throws {
    let links = (0..<2_000).map { "\"t\($0)\": \"{t\($0 + 1)}\"" }.joined(separator: ", ")
    let tokens = try tokens("{\(links), \"t2000\": 7}")
    #expect(try tokens.number("t0", in: 0...10) == 7)
  }

  @Test("I12 A broken reference names who refers, what is missing and near names, all at once")
  func broken() throws {
    let error = try #require(
      failure(
        """
        {"theme": {"dark": {"accent": {"default": "#123456"}, "link": "{accent.default}"},
         "color": {"emblem": {"info": "{theme.color.background.inof}"}}}}
        """))
    #expect(error.code == .unknownName && error.path == "tokens.theme.dark.link")
    #expect(error.suggestions.first == "theme.dark.accent.default")
    #expect(error.message.contains("\"{accent.default}\", which is no token"))
    #expect(error.message.contains("tokens.theme.color.emblem.info is"))
    #expect(error.message.contains("{theme.color.background.inof}"))
    let single = try #require(
      failure(##"{"theme": {"color": {"emblem": {"info": "{theme.color.background.inof}"}}}}"##))
    #expect(single.suggestions.first == "theme.color.background.info")
  }

  @Test("A reference to a group is an error that names both")
  func group() throws {
    let error = try #require(failure(##"{"theme": {"spacer": {"md": "{theme.color}"}}}"##))
    #expect(error.code == .wrongType)
    #expect(error.message.contains("which \"theme.spacer.md\" refers to"))
  }

  @Test("A reference to a value of another type is an error at the place of the value")
  func wrongType() throws {
    let tokens = try tokens(##"{"theme": {"spacer": {"md": "{theme.color.emblem.info}"}}}"##)
    let error = #expect(throws: DocumentError.self) {
      try tokens.number("theme.spacer.md", in: 0...100)
    }
    #expect(error?.code == .wrongType)
    #expect(error?.path == "tokens.theme.color.background.info.light")
    let color = try self.tokens(
      ##"{"theme": {"color": {"emblem": {"info": "{theme.spacer.md}"}}}}"##)
    #expect(throws: DocumentError.self) { try color.color("theme.color.emblem.info", .light) }
  }

  @Test("A missing token, a pair without one scheme and a number out of range are errors")
  func values() throws {
    #expect(throws: DocumentError.self) { try self.tokens().color("theme.color.nothing", .light) }
    let half = try #require(failure(##"{"new": {"light": "#FFF"}, "theme": {"a": "{new}"}}"##))
    #expect(half.code == .missingKey)
    let tokens = try tokens(##"{"theme": {"spacer": {"md": 4000}}}"##)
    let error = #expect(throws: DocumentError.self) {
      try tokens.number("theme.spacer.md", in: 0...200)
    }
    #expect(error?.code == .outOfRange && error?.path == "tokens.theme.spacer.md")
  }
}
