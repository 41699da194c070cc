import PlacardGraphics
import PlacardRaster

/// The peers' picture, painted by the rasterizer alone.
struct PeerRow: Row {
  let kind: String
  let scene: Scene
  private let keepsParts: Bool
  private let shaper: TextShaper
  private let rasterizer: Rasterizer

  /// - Parameters:
  ///   - keepsParts: whether laid-out texts and the shadow may be kept from picture to picture;
  ///     fonts and glyphs always are, here as in the peers.
  init(_ scene: Scene, keepsParts: Bool) throws {
    kind = keepsParts ? "peer-kept" : "peer"
    self.scene = scene
    self.keepsParts = keepsParts
    let fonts = FontCollection()
    shaper = try TextShaper(fonts)
    rasterizer = try Rasterizer(fonts, images: ImageLibrary(read: { _ in [] }))
  }

  func draw(turn: Int) throws -> Bitmap {
    // Too small for any pixel to notice, enough for a cache to see another request.
    let nudge = keepsParts ? 0 : Double(turn) * 1e-7
    let card = PeerCard(origin: scene.card, shaper: shaper, nudge: nudge)
    return try rasterizer.render(
      DisplayList(size: scene.size, items: screen + card.items()), scale: scene.scale)
  }

  /// The backdrop and the 40 % of black over it.
  private var screen: [DisplayItem] {
    let path = Path.rectangle(Rect(origin: .zero, size: scene.size))
    return [
      .fill(path, .color(Color(rgb: 0xF2F2F7))), .fill(path, .color(Color.black.opacity(0.4))),
    ]
  }
}
