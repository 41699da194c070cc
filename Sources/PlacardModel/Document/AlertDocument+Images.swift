public import PlacardGraphics

extension AlertDocument {
  /// Every picture that the document refers to.
  public var images: [ImageReference] {
    var images: [ImageReference] = []
    if case .image(let image, _) = content.icon { images.append(image) }
    var custom = content
    if case .page(let elements) = screen.backdrop { custom.custom += elements }
    for (_, element) in custom.elements {
      if case .image(let picture) = element { images.append(picture.image) }
      if case .field(let field) = element, case .image(let image, _) = field.icon {
        images.append(image)
      }
    }
    if case .image(let image, _) = screen.backdrop { images.append(image) }
    return images
  }
}
