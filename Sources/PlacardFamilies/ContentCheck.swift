import PlacardGraphics
import PlacardModel

/// Checks what Swift code may have put into a document; JSON was checked where it was read.
enum ContentCheck {
  static func run(_ content: AlertContent) throws(DocumentError) {
    if let progress = content.progress, !(0...1).contains(progress) {
      throw DocumentError(
        .outOfRange, "is \(progress), must be from 0 to 1", path: "progress")
    }
    if let timeout = content.timeout, !AlertContent.timeouts.contains(timeout) {
      throw DocumentError(
        .outOfRange,
        "is \(timeout), must be from \(AlertContent.timeouts.lowerBound) to "
          + "\(Int(AlertContent.timeouts.upperBound)) s",
        path: "timeout")
    }
    guard content.buttons.count <= TextLimits.buttons else {
      throw DocumentError(
        .tooLarge,
        "has \(content.buttons.count) buttons, must have at most \(TextLimits.buttons)",
        path: "buttons")
    }
    if let preferred = content.preferredButton, !content.buttons.indices.contains(preferred) {
      throw DocumentError(
        .outOfRange,
        "is \(preferred), must be the position of one of the \(content.buttons.count) buttons",
        path: "preferredButton")
    }
    try check(content.title, "title")
    try check(content.message, "message")
    try check(content.link, "link")
    for (index, button) in content.buttons.enumerated() {
      try check(title: button.title, "buttons[\(index)].title")
    }
    for (index, field) in content.fields.enumerated() {
      try check(field.placeholder, "fields[\(index)].placeholder")
      try check(field.text, "fields[\(index)].text")
    }
    try ElementCheck.run(content.custom)
    if case .titled(let title) = content.closeButton { try check(title: title, "closeButton") }
  }

  private static func check(title: String, _ path: String) throws(DocumentError) {
    guard let problem = TextLimits.problem(inTitle: title) else { return }
    throw DocumentError(problem.code, problem.message, path: path)
  }

  private static func check(_ text: String?, _ path: String) throws(DocumentError) {
    guard let text, let problem = TextLimits.problem(in: text) else { return }
    throw DocumentError(problem.code, problem.message, path: path)
  }
}
