import Placard
import Testing

@Suite("Warp's inline alerts")
struct WarpAlertTests {
  private let renderer = AlertRenderer.standard

  private func height(_ combination: WarpCombination) throws -> Double {
    let tree = try renderer.layout(combination.document())
    return try #require(tree.root.element(.card)).frame.height
  }

  private func failure(_ change: (inout AlertDocument) -> Void) -> DocumentError? {
    var document = AlertDocument(kind: "warpAlert", style: "info")
    change(&document)
    do {
      _ = try renderer.layout(document)
      return nil
    } catch { return error as? DocumentError }
  }

  @Test("Every combination is as high as the closed form says", arguments: WarpCombination.all)
  func closedForm(_ combination: WarpCombination) throws {
    #expect(try abs(height(combination) - combination.height) < 0.001)
  }

  @Test("Heights are within a point of those measured in Warp's own images")
  func measured() throws {
    let rows: [(String, Double)] = [
      ("", 64), ("t", 68.3), ("s", 87), ("ts", 114.7), ("tsl", 134.3), ("tsp", 160.7),
      ("tspq", 160.7), ("tslp", 196), ("tslpq", 196), ("lp", 122.2), ("lpq", 122.2), ("p", 86.2),
      ("q", 86.2),
    ]
    for (parts, expected) in rows {
      let combination = WarpCombination(
        style: "info", hasTitle: parts.contains("t"), hasSubtitle: parts.contains("s"),
        hasLink: parts.contains("l"), hasPrimary: parts.contains("p"),
        hasSecondary: parts.contains("q"))
      #expect(try abs(height(combination) - expected) < 1, "\(parts)")
    }
  }

  @Test(
    "All 128 combinations are drawn in every brand and scheme without a lint error",
    arguments: ["neutral", "finn", "tori", "dba", "blocket", "vend"])
  func matrix(brand: String) throws {
    for combination in WarpCombination.all {
      for scheme in ColorScheme.allCases {
        let document = combination.document(brand: brand, scheme: scheme)
        let findings = try renderer.lint(document)
        let errors = findings.filter { $0.severity == .error }
        #expect(errors.isEmpty, "\(combination) \(scheme) \(errors)")
        // An alert in the page's flow keeps nobody from leaving.
        #expect(!findings.contains { $0.rule == "no-cancel" })
        #expect(!(try renderer.displayList(document).items.isEmpty))
      }
    }
  }

  @Test("The text column starts 48 points in, buttons hug their titles 8 points apart")
  func geometry() throws {
    let tree = try renderer.layout(
      WarpCombination(
        style: "info", hasTitle: true, hasSubtitle: true, hasLink: true, hasPrimary: true,
        hasSecondary: true
      ).document())
    let card = try #require(tree.root.element(.card)).frame
    #expect(abs(card.width - 374) < 0.5)
    #expect(abs(try #require(tree.root.element(.title)).frame.minX - card.minX - 48) < 0.5)
    #expect(abs(try #require(tree.root.element(.title)).frame.width - (374 - 80)) < 0.5)
    let first = try #require(tree.root.element(.button(0))).frame
    let second = try #require(tree.root.element(.button(1))).frame
    #expect(abs(second.minX - first.maxX - 8) < 0.5)
    #expect(first.width < 110)
  }

  @Test("In right-to-left layouts the buttons start at the right")
  func rightToLeft() throws {
    var document = WarpCombination(style: "info", hasPrimary: true, hasSecondary: true).document()
    document.environment.direction = .rightToLeft
    let tree = try renderer.layout(document)
    let first = try #require(tree.root.element(.button(0))).frame
    let second = try #require(tree.root.element(.button(1))).frame
    #expect(abs(first.minX - second.maxX - 8) < 0.5)
  }

  @Test("An unknown style, brand and a third button are errors that say what is allowed")
  func badInput() throws {
    let style = try #require(failure { $0.style = "danger" })
    #expect(style.code == .unknownName)
    #expect(style.message.contains("info, warning, critical, success"))
    let brand = try #require(failure { $0.appearance = JSONNode(["brand": "tory"]) })
    #expect(brand.path == "appearance.brand")
    #expect(brand.suggestions.contains("tori"))
    let buttons = try #require(
      failure { $0.content.buttons = (1...3).map { AlertButton(title: "\($0)") } })
    #expect(buttons.message == "has 3 buttons, must have at most 2: primary and secondary")
  }

  @Test("A link is read from JSON and written back, and CoolAlert says that it shows none")
  func link() throws {
    var document = AlertDocument(kind: "warpAlert", style: "info")
    document.content.link = "More"
    let again = try AlertDocument(json: Array(document.json().utf8))
    #expect(again == document)
    #expect(try renderer.layout(again).root.element("link") != nil)
    document.kind = "coolAlert"
    let remarks = try renderer.layout(document).diagnostics
    #expect(remarks.contains { $0.subject == "link" })
  }

  @Test("What a Warp alert has no place for is named")
  func remarks() throws {
    var document = AlertDocument(kind: "warpAlert", style: "info")
    document.content.progress = 0.5
    document.appearance = JSONNode(["width": 4000])
    let subjects = try renderer.layout(document).diagnostics.map(\.subject)
    #expect(subjects.contains("progress"))
    #expect(subjects.contains("width"))
  }
}
