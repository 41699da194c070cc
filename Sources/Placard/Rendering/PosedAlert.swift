import PlacardFamilies
import PlacardGraphics
import PlacardLayout
import PlacardMotion

/// An alert of a scene, laid out and on its way.
struct PosedAlert {
  /// Its layout at the instant.
  var tree: LayoutTree
  /// What its family makes of it.
  var body: AlertFamily.Body
  /// Where it stands in comparison with its rest.
  var pose = CardPose.rest
  /// The rectangle round its silhouette at rest.
  var card: Rect

  /// Its painting steps.
  ///
  /// - Parameters:
  ///   - backdrop: what is behind it on the screen.
  func items(scale: Double, over backdrop: [DisplayItem]) -> [DisplayItem] {
    let transform = pose.transform(about: card.center)
    guard pose.opacity < 1 || transform != .identity else {
      return Painter(tree: tree, scale: scale, backdrop: backdrop).items()
    }
    guard pose.opacity > 0 else { return [] }
    // Glass shows the screen, which does not move with it.
    let inverse = transform.inverse
    let behind = DisplayGroup(label: "behind", transform: inverse, items: backdrop)
    let screen = Path.rectangle(Rect(origin: .zero, size: tree.screen))
    let painter = Painter(
      tree: tree, scale: scale, backdrop: backdrop.isEmpty ? [] : [.group(behind)],
      backdropBounds: screen.transformed(by: inverse).controlBounds)
    return [
      .group(
        DisplayGroup(
          label: "motion", opacity: pose.opacity, transform: transform, items: painter.items()))
    ]
  }
}
