package import PlacardGraphics

/// What motion needs to know of an alert at rest.
package struct CardPlace: Hashable, Sendable {
  /// The rectangle round its silhouette, in points of the screen.
  package var card: Rect
  /// The screen's extent in points.
  package var screen: Size

  /// Creates a place.
  package init(card: Rect, screen: Size) {
    self.card = card
    self.screen = screen
  }

  /// How far the card goes in a direction until nothing of it is on the screen, with room for its
  /// shadow.
  ///
  /// - Parameter direction: one of the four unit vectors along the axes.
  func distanceOut(_ direction: Point) -> Double {
    let shadow = 60.0
    if direction.x > 0 { return screen.width - card.minX + shadow }
    if direction.x < 0 { return card.maxX + shadow }
    return (direction.y > 0 ? screen.height - card.minY : card.maxY) + shadow
  }
}
