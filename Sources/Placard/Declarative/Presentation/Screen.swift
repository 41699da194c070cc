/// A screen of a program: parts below each other, and the alerts that are shown from them.
///
/// ```swift
/// @State var saved = false
/// stage.show(
///   Screen {
///     Text("Draft")
///     Button("Save") { saved = true }
///   }
///   .coolAlert(isPresented: $saved) { CoolAlert(.success, "Saved") })
/// ```
///
/// It is made anew whenever a stage looks at it, so that it says what its bindings say.
public struct Screen: ContentPart {
  private let content: @MainActor () -> [BoundElement]

  /// Creates a screen; without content it only shows alerts.
  public init(@ContentBuilder _ content: @escaping @MainActor () -> [BoundElement] = { [] }) {
    self.content = content
  }

  /// The elements.
  public var elements: [BoundElement] { content() }
}
