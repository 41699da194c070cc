import PlacardGraphics
import PlacardModel

/// The sizes of the circle at the user's text size, in points.
///
/// At the accessibility sizes the circle, its ring and the icon grow together, as UIKit lets images
/// grow with `adjustsImageSizeForAccessibilityContentSizeCategory`: by the growth of `largeTitle`,
/// from 1.29 at AX1 to 1.76 at AX5, where an icon of 30 is about as high as the title. The circle
/// stops at a quarter of the safe area's shorter side, so that a small screen keeps its room for
/// text. Sizes that the caller gave are fixed, as plain fonts are; since the three are made for each
/// other, one that is given fixes all.
struct CircleMetrics {
  /// Diameter of the circle.
  let diameter: Double
  /// Width of the ring round it.
  let ring: Double
  /// Side of the icon's square.
  let icon: Double
  /// The factor by which all have grown, at least 1.
  let scale: Double

  init(_ appearance: Appearance, textSize: TextSize, room: Size) {
    guard textSize.isAccessibility, appearance.circleSizes == Appearance().circleSizes else {
      diameter = appearance.circleSize
      ring = appearance.circleRingWidth
      icon = appearance.circleIconSize
      scale = 1
      return
    }
    let most = min(room.width, room.height) / 4 / appearance.circleSize
    scale = max(1, min(TextStyle.largeTitle.scale(at: textSize), most))
    // Whole points keep the circle crisp at every scale.
    diameter = (appearance.circleSize * scale).rounded()
    ring = (appearance.circleRingWidth * scale).rounded()
    icon = (appearance.circleIconSize * scale).rounded()
  }
}

extension Appearance {
  fileprivate var circleSizes: [Double] { [circleSize, circleRingWidth, circleIconSize] }
}
