public import PlacardGraphics
import PlacardModel

/// A picture; a view drawn elsewhere comes in as one.
public struct Picture: ContentPart {
  private let image: ContentImage

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - image: the picture.
  ///   - size: the length of its longer side in points, 8…400.
  ///   - tint: a colour in which its alpha is painted.
  ///   - label: what it shows, for screen readers; `nil` for an ornament.
  public init(
    _ image: ImageReference, size: Double = 120, tint: DynamicColor? = nil, label: String? = nil
  ) {
    self.image = ContentImage(image, size: size, tint: tint, label: label)
  }

  /// The element.
  public var elements: [BoundElement] { [BoundElement(.image(image))] }
}
