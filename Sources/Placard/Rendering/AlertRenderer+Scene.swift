import PlacardFamilies
import PlacardGraphics
import PlacardLayout
import PlacardModel
import PlacardRaster

extension AlertRenderer {
  /// The picture of several alerts over one backdrop, which is dimmed once, as much as the darkest
  /// of them asks for.
  func image(_ scene: AlertScene) throws -> Bitmap {
    try pool.withWorker { worker in
      var bodies: [(tree: LayoutTree, body: AlertFamily.Body)] = []
      for layer in scene.layers {
        var document = layer.document
        document.output = scene.output
        bodies.append(try layout(document, layer.state, worker))
      }
      let darkest = bodies.map(\.body).max { $0.dimOpacity < $1.dimOpacity }
      let filter = bodies.compactMap(\.body.backdropFilter).last
      let shows =
        scene.output.drawsBackdrop
        || bodies.contains { $0.tree.root.all.contains { $0.decoration?.filter != nil } }
      let backdrop =
        shows
        ? try backdrop(
          scene.screen, scene.environment, scale: scene.output.scale,
          dim: darkest?.dimOpacity ?? 0, filter: filter, worker) : []
      var items = scene.output.drawsBackdrop ? backdrop : []
      var behind = backdrop
      var top: Painter?
      for (tree, _) in bodies {
        let painter = Painter(tree: tree, scale: scene.output.scale, backdrop: behind)
        items += painter.items()
        behind += painter.items()
        top = painter
      }
      var size = scene.screen.size
      if scene.output.crop == .card, let top, var document = scene.layers.last?.document {
        document.output = scene.output
        let crop = CropMargins.shown(document, top)
        let shift = AffineTransform.translation(-crop.minX, -crop.minY)
        items = [.group(DisplayGroup(label: "crop", transform: shift, items: items))]
        size = crop.size
      }
      return try worker.rasterizer.render(
        DisplayList(size: size, items: items), scale: scene.output.scale)
    }
  }
}
