import PlacardFamilies
import PlacardGraphics
import PlacardLayout
import PlacardModel
import PlacardRaster

extension AlertRenderer {
  /// The frames of elements on a screen of an app.
  func page(
    _ content: [ContentElement], on screen: ScreenDescription, _ environment: AlertEnvironment,
    scale: Double
  ) throws -> LayoutTree {
    try pool.withWorker {
      try page(content, on: screen, environment, scale: scale, $0)
    }
  }

  func page(
    _ content: [ContentElement], on screen: ScreenDescription, _ environment: AlertEnvironment,
    scale: Double, _ worker: RenderWorker
  ) throws -> LayoutTree {
    let node = try ContentPage.node(content, on: screen, environment, scale: scale)
    let engine = LayoutEngine(
      measurer: worker.shaper, images: worker.images, direction: environment.direction,
      language: environment.locale)
    let tree = engine.layout(node, in: screen.safeFrame, of: screen.size).rounded(toScale: scale)
    if missingGlyphs == .error { try MissingGlyphCheck.run(tree) }
    return tree
  }
}
