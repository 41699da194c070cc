import PlacardGraphics
import Testing

@Suite("Dynamic Type")
struct TextStyleTests {
  /// Point sizes from xS to AX5 as Apple's Human Interface Guidelines print them.
  static let published: [(style: TextStyle, sizes: [Double])] = [
    (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
    (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
    (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
    (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
    (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
    (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
    (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
  ]

  @Test("Every style has its published size in all twelve categories")
  func sizes() {
    #expect(Self.published.map(\.style) == TextStyle.allCases)
    #expect(TextSize.allCases.count == 12)
    for (style, sizes) in Self.published {
      #expect(TextSize.allCases.map(style.pointSize) == sizes, "\(style)")
    }
  }

  @Test("A font of the style's own size is as large as the style", arguments: published)
  func fontsFollow(style: TextStyle, sizes: [Double]) {
    let font = FontDescription(size: sizes[3], textStyle: style)
    #expect(TextSize.allCases.map(font.pointSize) == sizes)
  }

  @Test("A font of another size grows by the style's factor, to half points")
  func otherSizes() {
    let font = FontDescription(size: 30, textStyle: .body)
    #expect(font.pointSize(at: .large) == 30)
    #expect(font.pointSize(at: .extraSmall) == 24.5)
    #expect(font.pointSize(at: .accessibilityMedium) == 49.5)
    #expect(font.pointSize(at: .accessibilityExtraExtraExtraLarge) == 93.5)
  }

  @Test("A fixed font keeps its size", arguments: TextSize.allCases)
  func fixed(size: TextSize) {
    #expect(FontDescription(size: 13.3).pointSize(at: size) == 13.3)
  }

  @Test("The last five categories are the accessibility sizes")
  func accessibility() {
    #expect(
      TextSize.allCases.filter(\.isAccessibility).map(\.rawValue)
        == ["AX1", "AX2", "AX3", "AX4", "AX5"])
  }
}
