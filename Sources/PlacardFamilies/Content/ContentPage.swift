import PlacardGraphics
public import PlacardLayout
public import PlacardModel

/// Elements on a screen of an app, below each other from the top of the safe area.
public enum ContentPage {
  /// Distance of the elements from the edges of the safe area, in points.
  static let margin = 16.0

  /// The page as a node that is as large as the safe area.
  ///
  /// - Throws: `DocumentError` naming the element that cannot be drawn.
  public static func node(
    _ content: [ContentElement], on screen: ScreenDescription, _ environment: AlertEnvironment,
    scale: Double
  ) throws(DocumentError) -> Node {
    try ElementCheck.run(content)
    let composer = ContentComposer(
      environment: environment, accent: .systemBlue, scale: scale)
    let room = screen.safeFrame.size
    let limits = SizeLimits(width: room.width, height: room.height)
    guard let column = try composer.node(for: content, alignment: .leading) else {
      return Node(.empty, limits: limits)
    }
    let indicator = DynamicColor.faded(.label, 0.3).resolve(in: environment.colors)
    return Node(
      .column(
        [
          Node(
            .scroll(ScrollNode(column, stop: .line, order: 0, indicator: indicator)),
            id: "pageScroll", role: .scroll)
        ], spacing: 0),
      id: "page", padding: Insets(horizontal: margin, vertical: margin), limits: limits)
  }
}
