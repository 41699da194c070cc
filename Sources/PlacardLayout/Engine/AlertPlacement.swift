public import PlacardGraphics

/// Where in the room that it may use an alert stands.
public enum AlertPlacement: Hashable, Sendable {
  /// In the middle.
  case center
  /// In the middle of the lower edge.
  case bottom
  /// Below a rectangle of the screen in points, or above it where there is more room, as near to its
  /// middle as the room allows.
  case anchored(to: Rect)

  /// Distance between an anchor and what stands at it, in points.
  static let gap = 8.0

  /// The place of an alert of a size, in the room's coordinates.
  func frame(of size: Size, in room: Rect) -> Rect {
    let centered = Rect(center: room.center, size: size)
    switch self {
    case .center: return centered
    case .bottom: return Rect(centered.minX, room.maxY - size.height, size.width, size.height)
    case .anchored(let anchor):
      let below = room.maxY - anchor.maxY
      let above = anchor.minY - room.minY
      let y =
        below >= size.height + Self.gap || below >= above
        ? anchor.maxY + Self.gap : anchor.minY - Self.gap - size.height
      func clamp(_ value: Double, _ low: Double, _ high: Double) -> Double {
        max(low, min(value, high))
      }
      return Rect(
        clamp(anchor.center.x - size.width / 2, room.minX, room.maxX - size.width),
        clamp(y, room.minY, room.maxY - size.height), size.width, size.height)
    }
  }
}
