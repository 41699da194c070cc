public import PlacardLayout
public import PlacardModel
import PlacardFamilies
import PlacardGraphics
import PlacardRaster

extension AlertRenderer {
  /// What rules find in an alert's layout; characters that no font has are findings too, whatever
  /// becomes of them in pictures.
  ///
  /// - Throws: as `layout(_:)`, missing glyphs aside.
  public func lint(
    _ document: AlertDocument, rules: LintCatalog = .standard
  ) throws -> [LintFinding] {
    var renderer = self
    renderer.missingGlyphs = .box
    return try renderer.pool.withWorker { worker in
      let (tree, body) = try renderer.layout(document, nil, worker)
      let context = LintContext(
        document: document, tree: tree,
        backdrop: try renderer.backdropColors(document, body, worker),
        // Alerts in the page's flow keep nobody from leaving.
        closesWithoutButton: document.closesWithoutButton
          || tree.root.accessibility?.isModal == false)
      return rules.findings(in: context)
    }
  }

  /// What rules find in all variants of a document, each finding once with where it was met.
  ///
  /// - Throws: as `layout(_:)`, missing glyphs aside.
  public func lint(
    _ document: AlertDocument, over matrix: LintMatrix, rules: LintCatalog = .standard
  ) throws -> [LintGroup] {
    try LintGroup.groups(
      matrix.variants(of: document).map { ($0.name, try lint($0.document, rules: rules)) })
  }

  func backdropColors(
    _ document: AlertDocument, _ body: AlertFamily.Body, _ worker: RenderWorker
  ) throws -> BackdropColors {
    let dim = body.dimOpacity
    if case .color(let color) = document.screen.backdrop ?? .color(.systemGroupedBackground),
      body.backdropFilter == nil
    {
      let ground = color.resolve(in: document.environment.colors).over(.black)
      return .plain(Color.black.opacity(dim).over(ground))
    }
    let list = DisplayList(
      size: document.screen.size, items: try backdrop(document, body, worker))
    return .picture(try worker.rasterizer.render(list, scale: 1))
  }
}

extension AlertDocument {
  /// Whether the program, a timeout or a tap outside can close the alert.
  fileprivate var closesWithoutButton: Bool {
    if style == "wait" || content.progress != nil { return true }
    if content.timeout != nil { return true }
    guard case .object(let properties) = appearance.value else { return false }
    return properties.contains {
      $0.key == "hideWhenBackgroundViewIsTapped" && $0.value.value == .bool(true)
    }
  }
}
