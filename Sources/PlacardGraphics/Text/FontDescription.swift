/// A font as a user names it: a face, a size and how the size follows the user's text size.
public struct FontDescription: Hashable, Sendable {
  /// Allowed sizes in points.
  public static let sizes: ClosedRange<Double> = 4...144
  /// Weights that the bundled font can show; others are clamped.
  public static let weights: ClosedRange<Int> = 400...700

  /// The family; `nil` is the system face.
  public var name: String?
  /// Size in points at the default text size, 4…144.
  public var size: Double
  /// Weight, 400 (regular) to 700 (bold).
  public var weight: Int
  /// The style whose growth the size follows; `nil` keeps the size fixed.
  public var textStyle: TextStyle?

  /// Creates a font.
  public init(
    name: String? = nil, size: Double, weight: Int = 400, textStyle: TextStyle? = nil
  ) {
    self.name = name
    self.size = size
    self.weight = weight
    self.textStyle = textStyle
  }

  /// The size in points at a text size, rounded to half a point.
  public func pointSize(at textSize: TextSize) -> Double {
    guard let textStyle else { return size }
    return (size * textStyle.scale(at: textSize) * 2).rounded() / 2
  }
}
