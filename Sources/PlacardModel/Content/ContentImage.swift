public import PlacardGraphics

/// A picture inside an alert's content.
public struct ContentImage: Hashable, Sendable {
  /// Allowed lengths of the longer side, in points.
  public static let sizes: ClosedRange<Double> = 8...400

  /// The picture.
  public var image: ImageReference
  /// Length of its longer side in points.
  public var size: Double
  /// A colour in which its alpha is painted.
  public var tint: DynamicColor?
  /// What it shows, for screen readers; `nil` for an ornament.
  public var label: String?

  /// Creates a picture.
  public init(
    _ image: ImageReference, size: Double = 120, tint: DynamicColor? = nil, label: String? = nil
  ) {
    self.image = image
    self.size = size
    self.tint = tint
    self.label = label
  }
}
