public import PlacardGraphics

extension AlertDocument {
  /// Every picture that the document refers to.
  public var images: [ImageReference] {
    var images: [ImageReference] = []
    if case .image(let image, _) = content.icon { images.append(image) }
    if case .image(let image, _) = screen.backdrop { images.append(image) }
    return images
  }
}
