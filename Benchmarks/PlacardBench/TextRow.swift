import PlacardGraphics
import PlacardRaster

/// The texts of a card alone on a transparent picture, laid out once; without texts, what the empty
/// picture costs.
struct TextRow: Row {
  let kind: String
  let scene: Scene
  private let list: DisplayList
  private let rasterizer: Rasterizer

  init(_ scene: Scene, _ content: PeerContent, drawsText: Bool) throws {
    kind = drawsText ? "text" : "clear"
    self.scene = scene
    let shaper = try TextShaper(FontCollection())
    let card = PeerCard(content: content, origin: scene.card, shaper: shaper, nudge: 0)
    list = DisplayList(size: scene.size, items: drawsText ? try card.texts() : [])
    rasterizer = Rasterizer(sharing: shaper, images: ImageLibrary(read: { _ in [] }))
  }

  func draw(_ picture: Int, turn: Int) throws -> Bitmap {
    try rasterizer.render(list, scale: scene.scale)
  }
}
