public import PlacardGraphics
public import PlacardLayout
public import PlacardModel
import PlacardFamilies
import PlacardRaster

extension AlertRenderer {
  /// What a screen reader makes of an alert, with the contrast of every text; characters that no
  /// font has are read like any other, whatever becomes of them in pictures.
  ///
  /// - Parameters:
  ///   - document: the alert.
  ///   - state: as for `layout`.
  /// - Throws: as `layout`, missing glyphs aside.
  public func accessibility(
    _ document: AlertDocument, state: AlertState? = nil
  ) throws -> AccessibilityTree {
    var renderer = self
    renderer.missingGlyphs = .box
    return try renderer.pool.withWorker { worker in
      let (tree, body) = try renderer.layout(document, state, worker)
      return try renderer.accessibility(document, tree, body, worker)
    }
  }

  /// The picture of an alert with a numbered box round every element that a screen reader meets,
  /// and what it says beside it.
  ///
  /// Parameters and errors as for `image`. The picture is cut as the document says, at its scale.
  public func accessibilityPicture(
    _ document: AlertDocument, state: AlertState? = nil
  ) throws -> Bitmap {
    try pool.withWorker { worker in
      let (tree, body) = try layout(document, state, worker)
      let scale = document.output.scale
      let crop = CropMargins.shown(document, Painter(tree: tree, scale: scale))
      let sheet = AccessibilitySheet(
        try accessibility(document, tree, body, worker),
        picture: try displayList(document, state, worker).list, origin: crop.origin,
        colors: document.environment.colors, scale: scale)
      let engine = LayoutEngine(
        measurer: worker.shaper, images: worker.images, direction: .leftToRight,
        language: document.environment.locale)
      return try worker.rasterizer.render(sheet.displayList(engine), scale: scale)
    }
  }

  private func accessibility(
    _ document: AlertDocument, _ tree: LayoutTree, _ body: AlertFamily.Body, _ worker: RenderWorker
  ) throws -> AccessibilityTree {
    AccessibilityTree(
      LintContext(
        document: document, tree: tree, backdrop: try backdropColors(document, body, worker),
        closesWithoutButton: true))
  }
}
