public import PlacardGraphics

/// How well a text or an icon stands out from its ground, at its least favourable place.
public struct TextContrast: Hashable, Sendable {
  /// The ratio by WCAG 2.2, 1…21.
  public var ratio: Double
  /// The least ratio that is readable: 4.5; 3 for bold text from 17 points and for icons.
  public var required: Double
  /// The colour of letters or lines, opaque.
  public var foreground: Color
  /// The colour behind, opaque.
  public var background: Color

  /// Creates a contrast.
  public init(ratio: Double, required: Double, foreground: Color, background: Color) {
    self.ratio = ratio
    self.required = required
    self.foreground = foreground
    self.background = background
  }

  init(_ sample: ContrastSample) {
    self.init(
      ratio: sample.ratio, required: sample.limit, foreground: sample.foreground,
      background: sample.background)
  }

  /// Whether the ratio is enough.
  public var isEnough: Bool { ratio >= required }

  /// The ratio to two places, rounded down, so that none below its limit reads like the limit.
  var shownRatio: Double { (ratio * 100).rounded(.down) / 100 }

  /// The ratio in words, with the limit that it misses: `2.19:1, needs 3:1`.
  var words: String {
    let shown = "\(shownRatio.rounded(toPlaces: 2)):1"
    return isEnough ? shown : "\(shown), needs \(required.rounded(toPlaces: 1)):1"
  }
}
