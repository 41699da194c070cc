import PlacardGraphics
import PlacardLayout
import PlacardModel

extension ContentComposer {
  func makeText(
    _ text: ContentText, _ id: ElementID, _ alignment: ContentText.Alignment
  ) -> Node {
    var node = self.text(
      text.text, text.style, weight: text.weight, text.color ?? .label,
      at: textAlignment(text.alignment ?? alignment))
    node.id = id
    return node
  }
}
