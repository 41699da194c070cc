import PlacardGraphics
import PlacardLayout
import PlacardModel

extension ContentComposer {
  func makeImage(_ image: ContentImage, _ id: ElementID) -> Node {
    Node(
      .image(image.image, side: image.size, tint: image.tint.map(resolve)), id: id,
      limits: SizeLimits(width: image.size)
    ).accessible(facts(image.label))
  }

  func makeSymbol(_ symbol: ContentSymbol, _ id: ElementID) throws(DocumentError) -> Node {
    var node = try self.symbol(symbol.name, side: symbol.size, symbol.color ?? accent)
    node.id = id
    return node.accessible(facts(symbol.label))
  }

  /// A symbol in a square.
  func symbol(
    _ name: String, side: Double, _ color: DynamicColor
  ) throws(DocumentError) -> Node {
    Node(
      .vector(try SymbolDrawing.graphic(name, side: side, color: resolve(color))),
      limits: SizeLimits(width: side, height: side))
  }

  /// Content of the user's own: what it draws is between it and the user.
  func makeCustom(_ box: CustomBox, _ id: ElementID) -> Node {
    Node(.drawing(CustomDrawing(box, setting)), id: id)
      .accessible(facts(box.content.accessibilityLabel))
  }

  private func facts(_ label: String?) -> AccessibilityFacts {
    label.map { AccessibilityFacts(label: $0, traits: .image) }
      ?? AccessibilityFacts(isHidden: true)
  }
}
