import PlacardModel

/// Checks what UIKit forbids, where it would raise an exception.
enum UIAlertCheck {
  static func run(_ content: AlertContent, _ style: UIAlertStyle) throws(DocumentError) {
    if style == .actionSheet, !content.fields.isEmpty {
      throw DocumentError(
        .invalid, "stands beside the style actionSheet; only an alert can have text fields",
        path: "fields")
    }
    let cancels = content.buttons.indices.filter { content.buttons[$0].role == .cancel }
    if let second = cancels.dropFirst().first {
      throw DocumentError(
        .invalid, "is a second cancel action; an alert can have one",
        path: "buttons[\(second)].role")
    }
  }
}
