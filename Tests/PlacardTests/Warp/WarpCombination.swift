import Placard
import Testing

/// One of the combinations of Warp's own snapshot matrix.
struct WarpCombination: Sendable, CustomTestStringConvertible {
  let style: String
  var hasTitle = false
  var hasSubtitle = false
  var hasLink = false
  var hasPrimary = false
  var hasSecondary = false

  /// All 4 styles with every part on and off: 128.
  static let all: [WarpCombination] = ["info", "warning", "critical", "success"].flatMap { style in
    (0..<32).map { bits in
      WarpCombination(
        style: style, hasTitle: bits & 1 != 0, hasSubtitle: bits & 2 != 0,
        hasLink: bits & 4 != 0, hasPrimary: bits & 8 != 0, hasSecondary: bits & 16 != 0)
    }
  }

  /// The combination with a subtitle of two lines on the screen that Warp's images were made on.
  func document(brand: String = "neutral", scheme: ColorScheme = .light) -> AlertDocument {
    var document = AlertDocument(kind: "warpAlert", style: style)
    document.screen = ScreenDescription(size: Size(390, 844))
    document.output.scale = 3
    document.environment.colors.scheme = scheme
    document.appearance = JSONNode(["brand": .string(brand)])
    if hasTitle { document.content.title = "This is the title of the alert" }
    if hasSubtitle {
      document.content.message = "With an additional description that goes on to a second line"
    }
    if hasLink { document.content.link = "Link to more information" }
    if hasPrimary { document.content.buttons.append(AlertButton(title: "Button")) }
    if hasSecondary {
      document.content.buttons.append(AlertButton(title: "Button", role: .cancel))
    }
    return document
  }

  /// The height by Warp's closed form: 20 above and below the icon of 24 or the column, in which a
  /// text takes lines of 19.36 rounded up to pixels of a third of a point.
  var height: Double {
    func block(_ lines: Double) -> Double { (lines * 19.36 * 3).rounded(.up) / 3 }
    let texts = (hasTitle ? [block(1)] : []) + (hasSubtitle ? [block(2)] : [])
    let hasButtons = hasPrimary || hasSecondary
    let lower = (hasLink ? [block(1)] : []) + (hasButtons ? [block(1) + 26] : [])
    let column =
      texts.map { $0 + 8 }.reduce(0, +) + lower.reduce(0, +) + (lower.count > 1 ? 16 : 0)
    return 20 + max(24, column) + 20
  }

  var testDescription: String {
    ([style]
      + [
        hasTitle ? "title" : nil, hasSubtitle ? "subtitle" : nil, hasLink ? "link" : nil,
        hasPrimary ? "primary" : nil, hasSecondary ? "secondary" : nil,
      ].compactMap { $0 }).joined(separator: " ")
  }
}
