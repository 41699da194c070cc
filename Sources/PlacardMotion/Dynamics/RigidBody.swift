package import PlacardGraphics

/// A card as a body that moves and turns, simulated in steps of 1/480 second.
///
/// The state between two steps is interpolated, so that it depends on the time alone and not on how
/// often it is asked for; the four basic operations make it the same everywhere.
package struct RigidBody: Hashable, Sendable {
  /// Seconds of a step.
  package static let step = 1.0 / 480

  /// Where its middle is, in points.
  package var place: Point
  /// Points per second.
  package var velocity: Point
  /// Radians, clockwise on screen.
  package var angle: Double
  /// Radians per second.
  package var spin: Double

  /// Creates a body.
  package init(
    place: Point = .zero, velocity: Point = .zero, angle: Double = 0, spin: Double = 0
  ) {
    self.place = place
    self.velocity = velocity
    self.angle = angle
    self.spin = spin
  }

  /// The body after a time in seconds under accelerations that depend on its state.
  ///
  /// - Parameters:
  ///   - time: 0…60 seconds; beyond, the body rests as it is after a minute.
  ///   - forces: points and radians per second squared.
  package func after(
    _ time: Double, _ forces: (RigidBody) -> (acceleration: Point, twist: Double)
  ) -> RigidBody {
    let steps = min(60, max(0, time)) / Self.step
    let whole = Int(steps)
    var body = self
    for _ in 0..<whole { body.advance(forces) }
    var next = body
    next.advance(forces)
    return body.mixed(with: next, steps - Double(whole))
  }

  private mutating func advance(
    _ forces: (RigidBody) -> (acceleration: Point, twist: Double)
  ) {
    let (acceleration, twist) = forces(self)
    // Velocity first: so a damped spring keeps its energy from growing.
    velocity.x += acceleration.x * Self.step
    velocity.y += acceleration.y * Self.step
    spin += twist * Self.step
    place.x += velocity.x * Self.step
    place.y += velocity.y * Self.step
    angle += spin * Self.step
  }

  private func mixed(with other: RigidBody, _ share: Double) -> RigidBody {
    RigidBody(
      place: place.mixed(with: other.place, share),
      velocity: velocity.mixed(with: other.velocity, share),
      angle: angle + (other.angle - angle) * share, spin: spin + (other.spin - spin) * share)
  }
}
