public import PlacardGraphics

/// A text inside an alert's content.
public struct ContentText: Hashable, Sendable {
  /// Where its lines stand.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// At the leading edge.
    case leading
    /// In the middle.
    case center
    /// At the trailing edge.
    case trailing
  }

  /// What it says.
  public var text: String
  /// Its size, which follows the user's text size.
  public var style: TextStyle
  /// Its weight, 400…700; `nil` is the style's own.
  public var weight: Int?
  /// Its colour; `nil` is that of labels.
  public var color: DynamicColor?
  /// Where its lines stand; `nil` is where the row or column puts its elements.
  public var alignment: Alignment?

  /// Creates a text.
  public init(
    _ text: String, style: TextStyle = .subheadline, weight: Int? = nil,
    color: DynamicColor? = nil, alignment: Alignment? = nil
  ) {
    self.text = text
    self.style = style
    self.weight = weight
    self.color = color
    self.alignment = alignment
  }
}
