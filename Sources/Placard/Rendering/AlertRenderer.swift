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
  /// What becomes of characters that no font has.
  public internal(set) var missingGlyphs: MissingGlyphPolicy
  /// Paths of the font files beside the bundled ones.
  let fontFiles: [String]
  let pool: WorkerPool

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - families: the alert systems that it can draw.
  ///   - fontFiles: paths of font files for what the bundled fonts lack (`FontPath.files(at:)`).
  ///   - missingGlyphs: what becomes of characters that no font has.
  public init(
    families: FamilyCatalog = .standard, fontFiles: [String] = [],
    missingGlyphs: MissingGlyphPolicy = .error
  ) {
    self.families = families
    self.missingGlyphs = missingGlyphs
    self.fontFiles = fontFiles
    pool = WorkerPool(fonts: FontCollection(additional: fontFiles.map { FontFile(path: $0) }))
  }

  /// The renderer that alerts use when none is given.
  public static let standard = AlertRenderer()

  /// The alert's frames, roles and text lines, rounded to the document's pixels.
  ///
  /// - Parameters:
  ///   - document: the alert.
  ///   - state: what has become of it; `nil` is what the document says, else the alert at rest in
  ///     which nothing has happened yet.
  /// - Throws: `DocumentError` for a document that cannot be drawn; `FileError` or `RasterError` for
  ///   a picture that cannot be read.
  public func layout(_ document: AlertDocument, state: AlertState? = nil) throws -> LayoutTree {
    try pool.withWorker { try layout(document, state, $0).tree }
  }

  /// The picture as painting steps; parameters and errors as for `layout`.
  public func displayList(
    _ document: AlertDocument, state: AlertState? = nil
  ) throws -> DisplayList {
    try pool.withWorker { try displayList(document, state, $0).list }
  }

  /// The picture as pixels; parameters as for `layout`.
  ///
  /// - Throws: as `layout`, and `RasterError` for a picture without pixels or with too many.
  public func image(_ document: AlertDocument, state: AlertState? = nil) throws -> Bitmap {
    try drawing(of: document, state: state).bitmap
  }

  /// The picture as pixels, and the remarks on its layout.
  package func drawing(
    of document: AlertDocument, state: AlertState? = nil
  ) throws -> (bitmap: Bitmap, diagnostics: [Diagnostic]) {
    try pool.withWorker { worker in
      let (list, diagnostics) = try displayList(document, state, worker)
      return (
        try worker.rasterizer.render(list, scale: document.output.scale), diagnostics
      )
    }
  }

  /// The picture as the bytes of a PNG file.
  ///
  /// - Parameters:
  ///   - document: what to draw.
  ///   - state: as for `layout`.
  ///   - compression: time against size; the pixels stay the same.
  public func png(
    _ document: AlertDocument, state: AlertState? = nil, compression: Compression = .default
  ) throws -> [UInt8] {
    try PNGEncoder.encode(
      image(document, state: state), scale: document.output.scale, compression: compression)
  }

  func layout(
    _ document: AlertDocument, _ state: AlertState?, _ worker: RenderWorker
  ) throws -> (tree: LayoutTree, body: AlertFamily.Body) {
    try OutputCheck.run(document)
    let state = state ?? document.state
    var body = try families.family(of: document).body(document, state)
    if let state { body.node = body.node.scrolled(by: state.scrollOffsets) }
    let environment = document.environment
    let engine = LayoutEngine(
      measurer: worker.shaper, images: worker.images, direction: environment.direction,
      language: environment.locale)
    let room = Self.room(on: document.screen, for: body.placement)
    var tree = engine.layout(body.node, in: room, of: document.screen.size, at: body.placement)
      .rounded(toScale: document.output.scale)
    tree.diagnostics = body.diagnostics + tree.diagnostics
    if missingGlyphs == .error { try MissingGlyphCheck.run(tree) }
    return (tree, body)
  }

  /// The alert keeps 8 points from the edges of the room that it may use; at the bottom a safe area
  /// is distance enough.
  private static func room(on screen: ScreenDescription, for placement: AlertPlacement) -> Rect {
    var room = screen.safeFrame.inset(by: 8)
    if placement == .bottom { room.size.height += min(8, screen.safeArea.bottom) }
    return room
  }

  /// What lies behind the alert, dimmed.
  func backdrop(
    _ document: AlertDocument, _ body: AlertFamily.Body, _ worker: RenderWorker
  ) throws -> [DisplayItem] {
    try backdrop(
      document.screen, document.environment, scale: document.output.scale, dim: body.dimOpacity,
      filter: body.backdropFilter, worker)
  }

  func backdrop(
    _ screen: ScreenDescription, _ environment: AlertEnvironment, scale: Double, dim: Double,
    filter: BackdropFilter?, _ worker: RenderWorker
  ) throws -> [DisplayItem] {
    var picture = Size.zero
    if case .image(let image, _) = screen.backdrop { picture = try worker.images.size(of: image) }
    let app: [DisplayItem] =
      switch screen.backdrop {
      case .app: try AppScreen(screen, environment, worker.shaper, scale: scale).items()
      case .page(let content):
        Painter(
          tree: try page(content, on: screen, environment, scale: scale, worker), scale: scale
        ).items()
      default: []
      }
    return BackdropPainter(size: screen.size, colors: environment.colors)
      .items(screen.backdrop, dim: dim, pictureSize: picture, app: app, filter: filter)
  }

  func displayList(
    _ document: AlertDocument, _ state: AlertState?, _ worker: RenderWorker
  ) throws -> (list: DisplayList, diagnostics: [Diagnostic]) {
    let (tree, body) = try layout(document, state, worker)
    // Opaque cards without surroundings need no picture of what is behind them.
    let shows =
      document.output.drawsBackdrop || tree.root.all.contains { $0.decoration?.filter != nil }
    let backdrop = shows ? try backdrop(document, body, worker) : []
    let painter = Painter(tree: tree, scale: document.output.scale, backdrop: backdrop)
    let screen = Rect(origin: .zero, size: document.screen.size)
    let items = (document.output.drawsBackdrop ? backdrop : []) + painter.items()
    guard document.output.crop == .card else {
      return (DisplayList(size: screen.size, items: items), tree.diagnostics)
    }
    let crop = CropMargins.shown(document, painter)
    let shift = AffineTransform.translation(-crop.minX, -crop.minY)
    let list = DisplayList(
      size: crop.size,
      items: [.group(DisplayGroup(label: "crop", transform: shift, items: items))])
    return (list, tree.diagnostics)
  }
}
