/// A text style of the system, with the sizes that it takes under Dynamic Type.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  /// 34 pt at the default text size.
  case largeTitle
  /// 28 pt at the default text size.
  case title1
  /// 22 pt at the default text size.
  case title2
  /// 20 pt at the default text size.
  case title3
  /// 17 pt semibold at the default text size.
  case headline
  /// 17 pt at the default text size.
  case body
  /// 16 pt at the default text size.
  case callout
  /// 15 pt at the default text size.
  case subheadline
  /// 13 pt at the default text size.
  case footnote
  /// 12 pt at the default text size.
  case caption1
  /// 11 pt at the default text size.
  case caption2

  /// Font size in points for a text size (Apple's published tables; facts: Dynamic Type).
  public func pointSize(at size: TextSize) -> Double { sizes[size.index] }

  /// The factor by which this style grows from the default text size.
  public func scale(at size: TextSize) -> Double {
    pointSize(at: size) / pointSize(at: .large)
  }

  private var sizes: [Double] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }
}
