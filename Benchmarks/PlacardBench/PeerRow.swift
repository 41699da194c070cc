import PlacardGraphics
import PlacardRaster

/// The peers' pictures, painted by the rasterizer alone.
struct PeerRow: Row {
  let kind: String
  let scene: Scene
  private let contents: [PeerContent]
  private let keepsParts: Bool
  private let shaper: TextShaper
  private let rasterizer: Rasterizer

  /// - Parameters:
  ///   - fonts: for what the bundled fonts lack.
  ///   - keepsParts: whether laid-out texts and the shadow may be kept from picture to picture, and
  ///     where there is one picture, from turn to turn; fonts and glyphs always are, here as in
  ///     the peers.
  init(
    _ scene: Scene, _ contents: [PeerContent], fonts: FontCollection, keepsParts: Bool
  ) throws {
    kind = keepsParts ? "peer-kept" : "peer"
    self.scene = scene
    self.contents = contents
    self.keepsParts = keepsParts
    shaper = try TextShaper(fonts)
    rasterizer = try Rasterizer(fonts, images: ImageLibrary(read: { _ in [] }))
  }

  var count: Int { contents.count }

  func draw(_ picture: Int, turn: Int) throws -> Bitmap {
    let content = contents[picture]
    let card = PeerCard(
      content: content, origin: scene.card, shaper: shaper, nudge: nudge(picture, turn))
    return try rasterizer.render(
      DisplayList(size: scene.size, items: screen(content.theme) + card.items()),
      scale: scene.scale)
  }

  /// Too small for any pixel to notice, enough for a cache to see another request.
  private func nudge(_ picture: Int, _ turn: Int) -> Double {
    let step = keepsParts ? (count > 1 ? turn : 0) : turn * count + picture
    return Double(step) * 1e-7
  }

  /// The backdrop and the 40 % of black over it.
  private func screen(_ theme: PeerTheme) -> [DisplayItem] {
    let path = Path.rectangle(Rect(origin: .zero, size: scene.size))
    return [.fill(path, .color(theme.screen)), .fill(path, .color(Color.black.opacity(0.4)))]
  }
}
