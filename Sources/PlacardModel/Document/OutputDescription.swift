/// How much of the screen a picture shows, and how finely.
public struct OutputDescription: Hashable, Sendable {
  /// What a picture is cut to.
  public enum Crop: String, Hashable, Sendable, CaseIterable {
    /// The card with its shadow.
    case card
    /// The whole screen.
    case screen
  }

  /// Allowed pixels per point.
  public static let scales: ClosedRange<Double> = 0.5...8

  /// Pixels per point, 0.5…8.
  public var scale: Double
  /// What the picture is cut to.
  public var crop: Crop
  /// Whether the backdrop is drawn; `nil` means for screens only.
  public var backdrop: Bool?

  /// Creates a description.
  public init(scale: Double = 2, crop: Crop = .card, backdrop: Bool? = nil) {
    self.scale = scale
    self.crop = crop
    self.backdrop = backdrop
  }

  /// Whether the backdrop is drawn.
  public var drawsBackdrop: Bool { backdrop ?? (crop == .screen) }
}
