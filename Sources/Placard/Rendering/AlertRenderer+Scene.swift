import PlacardFamilies
package import PlacardGraphics
import PlacardLayout
import PlacardModel
import PlacardMotion
import PlacardRaster

extension AlertRenderer {
  /// The picture of several alerts over one backdrop, which is dimmed once, as much as the darkest
  /// of them asks for.
  package func image(_ scene: AlertScene) throws -> Bitmap {
    try pool.withWorker { worker in
      try worker.rasterizer.render(displayList(scene, worker), scale: scene.output.scale)
    }
  }

  /// The part of the screen that a scene's picture shows, in points, with every alert at rest.
  package func shownRect(_ scene: AlertScene) throws -> Rect {
    let screen = Rect(origin: .zero, size: scene.screen.size)
    guard scene.output.crop == .card, var layer = scene.layers.last else { return screen }
    return try pool.withWorker { worker in
      layer.document.output = scene.output
      let tree = try layout(layer.document, layer.state, worker).tree
      return CropMargins.shown(layer.document, Painter(tree: tree, scale: scene.output.scale))
    }
  }

  func displayList(_ scene: AlertScene, _ worker: RenderWorker) throws -> DisplayList {
    let alerts = try scene.layers.map { layer in
      var layer = layer
      layer.document.output = scene.output
      return try posed(layer, worker)
    }
    let darkest = alerts.map { $0.body.dimOpacity * $0.pose.backdrop }.max() ?? 0
    let blurring = alerts.last { $0.body.backdropFilter != nil }
    let shows =
      scene.output.drawsBackdrop
      || alerts.contains { $0.tree.root.all.contains { $0.decoration?.filter != nil } }
    let backdrop =
      shows
      ? try backdrop(
        scene.screen, scene.environment, scale: scene.output.scale, dim: darkest,
        filter: blurring.flatMap { $0.body.backdropFilter?.faded(to: $0.pose.backdrop) }, worker)
      : []
    var items = scene.output.drawsBackdrop ? backdrop : []
    var behind = backdrop
    for alert in alerts {
      let painted = alert.items(scale: scene.output.scale, over: behind)
      items += painted
      behind += painted
    }
    var crop = scene.crop
    if crop == nil, scene.output.crop == .card, let top = alerts.last {
      crop = CropMargins.shown(
        screen: scene.screen.size, output: scene.output, silhouette: top.card)
    }
    guard let crop else { return DisplayList(size: scene.screen.size, items: items) }
    let shift = AffineTransform.translation(-crop.minX, -crop.minY)
    return DisplayList(
      size: crop.size,
      items: [.group(DisplayGroup(label: "crop", transform: shift, items: items))])
  }
}

extension BackdropFilter {
  /// The filter at a share of its strength, 0…1; `nil` at none.
  fileprivate func faded(to share: Double) -> BackdropFilter? {
    guard share > 0 else { return nil }
    guard share < 1 else { return self }
    var filter = self
    filter.sigma *= share
    filter.saturation = 1 + (saturation - 1) * share
    filter.layers = layers.map { layer in
      var layer = layer
      layer.color = layer.color.opacity(share)
      return layer
    }
    return filter
  }
}
