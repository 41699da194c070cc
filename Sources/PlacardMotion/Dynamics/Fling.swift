package import PlacardGraphics

/// A card that a finger has flung away.
package struct Fling: Hashable, Sendable {
  /// The finger's velocity when it let go, in points per second.
  package let velocity: Point
  /// Seconds until the card has left the screen.
  package let duration: Double

  /// Creates a fling.
  package init(velocity: Point, duration: Double) {
    self.velocity = velocity
    self.duration = max(1e-3, duration)
  }

  /// The pose at a time since the finger let go: it goes on at the finger's velocity, faster where
  /// that would not take it off the screen in time, and turns a little.
  package func pose(at time: Double, _ place: CardPlace) -> CardPose {
    if time >= duration { return CardPose(opacity: 0, backdrop: 0) }
    guard time > 0 else { return .rest }
    let isAcross = abs(velocity.x) > abs(velocity.y)
    let side =
      isAcross ? Point(velocity.x < 0 ? -1 : 1, 0) : Point(0, velocity.y < 0 ? -1 : 1)
    let speed = isAcross ? abs(velocity.x) : abs(velocity.y)
    let lack = max(0, place.distanceOut(side) - speed * duration)
    let push = 2 * lack / (duration * duration)
    let body = RigidBody(velocity: velocity, spin: 0.3 * side.x).after(time) { _ in
      (Point(side.x * push, side.y * push), 0)
    }
    return CardPose(
      offset: body.place, rotation: body.angle, backdrop: 1 - min(1, time / duration))
  }
}
