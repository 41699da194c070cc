import Placard
import Testing

/// What an inline alert consists of.
struct InlineAlertCombination: Sendable, CustomTestStringConvertible {
  let style: String
  var hasTitle = true
  var hasSubtitle = false
  var hasPrimary = false
  var hasSecondary = false
  var hasDismiss = false

  /// All styles with every part on and off, less those that would show nothing.
  static let all: [InlineAlertCombination] = ["info", "warning", "danger", "success", "plain"]
    .flatMap { style in
      (0..<32).compactMap { bits in
        let combination = InlineAlertCombination(
          style: style, hasTitle: bits & 1 != 0, hasSubtitle: bits & 2 != 0,
          hasPrimary: bits & 4 != 0, hasSecondary: bits & 4 != 0 && bits & 8 != 0,
          hasDismiss: bits & 16 != 0)
        if bits & 12 == 8 { return nil }
        return bits & 7 == 0 ? nil : combination
      }
    }

  func document(_ scheme: ColorScheme = .light) -> AlertDocument {
    var document = AlertDocument(kind: "inlineAlert", style: style)
    document.environment.colors.scheme = scheme
    if hasTitle { document.content.title = "Update available" }
    if hasSubtitle {
      document.content.message = "There is an update waiting for you in the App Store"
    }
    if hasPrimary { document.content.buttons.append(AlertButton(title: "Update now")) }
    if hasSecondary { document.content.buttons.append(AlertButton(title: "Remind me later")) }
    if hasDismiss { document.content.closeButton = .titled("Dismiss") }
    return document
  }

  var testDescription: String {
    ([style]
      + [
        hasTitle ? "title" : nil, hasSubtitle ? "subtitle" : nil, hasPrimary ? "primary" : nil,
        hasSecondary ? "secondary" : nil, hasDismiss ? "dismiss" : nil,
      ].compactMap { $0 }).joined(separator: " ")
  }
}
