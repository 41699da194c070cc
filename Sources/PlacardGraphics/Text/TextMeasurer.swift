/// Breaks and shapes text; the layout engine knows fonts through this only.
public protocol TextMeasurer: AnyObject {
  /// Lays a text out; the same request always gives the same layout.
  func layout(_ request: TextRequest) -> TextLayout
}
