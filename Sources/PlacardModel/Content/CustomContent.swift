public import PlacardGraphics

/// Content that measures and draws itself.
///
/// Two values that are equal must draw the same. JSON cannot hold such content: writing a document
/// with it is a `DocumentError`.
public protocol CustomContent: Hashable, Sendable {
  /// What it shows, for screen readers; `nil` for an ornament.
  var accessibilityLabel: String? { get }

  /// Its height in points at a width in points.
  func height(forWidth width: Double, in setting: CustomSetting) -> Double

  /// The painting steps, in points from the upper left corner of a frame of a size.
  func draw(in size: Size, _ setting: CustomSetting) -> [DisplayItem]
}

extension CustomContent {
  /// An ornament.
  public var accessibilityLabel: String? { nil }
}
