import PlacardGraphics

/// The tokens of a brand that alerts use.
struct WarpPalette: Sendable {
  /// The colours of a style.
  struct Tone: Sendable {
    /// `background…Subtle`.
    let fill: DynamicColor
    /// `border…Subtle`.
    let border: DynamicColor
    /// `border…` and `icon…`, which are equal in every brand.
    let accent: DynamicColor
  }

  /// The colours by the style's name.
  let tones: [String: Tone]
  /// Title and subtitle.
  let text: DynamicColor
  /// Link and button titles.
  let link: DynamicColor
  /// Fill of the primary button.
  let background: DynamicColor
  /// Fill of a pressed button.
  let backgroundActive: DynamicColor
  /// Line round the primary button.
  let border: DynamicColor
  /// The same while pressed.
  let borderActive: DynamicColor
  /// Corner radius of buttons in points; `nil` is a capsule.
  let buttonRadius: Double?

  /// The tokens of a style, which every brand has.
  func tone(of style: String) -> Tone {
    tones[style] ?? Tone(fill: background, border: border, accent: link)
  }
}
