public import PlacardFamilies
public import PlacardGraphics
public import PlacardLayout
public import PlacardModel
import PlacardRaster

/// Turns alert documents into layouts and pictures: the one place that knows all stages.
///
/// Safe to use from any number of threads at once; pictures depend on the document only.
public struct AlertRenderer: Sendable {
  /// The alert systems that it can draw.
  public let families: FamilyCatalog
  private let pool = WorkerPool()

  /// Creates a renderer with the bundled fonts.
  public init(families: FamilyCatalog = .standard) { self.families = families }

  /// The renderer that alerts use when none is given.
  public static let standard = AlertRenderer()

  /// The alert's frames, roles and text lines, rounded to the document's pixels.
  ///
  /// - Throws: `DocumentError` for a document that cannot be drawn; `FileError` or `RasterError` for
  ///   a picture that cannot be read.
  public func layout(_ document: AlertDocument) throws -> LayoutTree {
    try pool.withWorker { try layout(document, $0).tree }
  }

  /// The picture as painting steps.
  public func displayList(_ document: AlertDocument) throws -> DisplayList {
    try pool.withWorker { try displayList(document, $0) }
  }

  /// The picture as pixels.
  ///
  /// - Throws: as `layout(_:)`, and `RasterError` for a picture without pixels or with too many.
  public func image(_ document: AlertDocument) throws -> Bitmap {
    try pool.withWorker { worker in
      try worker.rasterizer.render(
        displayList(document, worker), scale: document.output.scale)
    }
  }

  /// The picture as the bytes of a PNG file.
  public func png(_ document: AlertDocument) throws -> [UInt8] {
    try PNGEncoder.encode(image(document), scale: document.output.scale)
  }

  private func layout(
    _ document: AlertDocument, _ worker: RenderWorker
  ) throws -> (tree: LayoutTree, body: AlertFamily.Body) {
    try OutputCheck.run(document)
    let body = try families.family(of: document).body(document)
    let environment = document.environment
    let engine = LayoutEngine(
      measurer: worker.shaper, images: worker.images, direction: environment.direction,
      language: environment.locale)
    // The alert keeps 8 points from the edges of the room that it may use.
    let room = document.screen.safeFrame.inset(by: 8)
    var tree = engine.layout(body.node, centredIn: room, of: document.screen.size)
      .rounded(toScale: document.output.scale)
    tree.diagnostics = body.diagnostics + tree.diagnostics
    return (tree, body)
  }

  private func displayList(
    _ document: AlertDocument, _ worker: RenderWorker
  ) throws -> DisplayList {
    let (tree, body) = try layout(document, worker)
    let painter = Painter(tree: tree, scale: document.output.scale)
    var items: [DisplayItem] = []
    let screen = Rect(origin: .zero, size: document.screen.size)
    if document.output.drawsBackdrop {
      var picture = Size.zero
      if case .image(let image) = document.screen.backdrop {
        picture = try worker.images.size(of: image)
      }
      items += BackdropPainter(size: screen.size, colors: document.environment.colors)
        .items(document.screen.backdrop, dim: body.dimOpacity, pictureSize: picture)
    }
    items += painter.items()
    guard document.output.crop == .card else {
      return DisplayList(size: screen.size, items: items)
    }
    var crop = CropMargins.rect(round: painter.silhouetteBounds, scale: document.output.scale)
    if document.output.drawsBackdrop { crop = crop.intersection(screen) }
    let shift = AffineTransform.translation(-crop.minX, -crop.minY)
    return DisplayList(
      size: crop.size,
      items: [.group(DisplayGroup(label: "crop", transform: shift, items: items))])
  }
}
