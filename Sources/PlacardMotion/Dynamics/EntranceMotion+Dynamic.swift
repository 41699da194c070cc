import PlacardGraphics
import PlacardModel

extension EntranceMotion {
  /// Seconds until a snap has come to rest.
  private static let snapDuration = 0.8
  /// Seconds until a card has fallen off any screen.
  private static let fallDuration = 0.8

  /// A snap to the place from above, slightly turned; a fall out of it with a spin (UISnapBehavior
  /// and UIGravityBehavior in kind; UIKit's own constants are not public, these are ours).
  static let dynamic = EntranceMotion(
    EntranceAnimation(rawValue: "dynamic"), duration: snapDuration, exitDuration: fallDuration,
    entering: { time, place in
      let start = RigidBody(place: Point(0, -place.distanceOut(Point(0, -1))), angle: 0.35)
      // Frequency 13 per second with half the critical damping, as a snap's default is.
      let body = start.after(time) { body in
        let stiffness = 13.0 * 13
        let damping = 2 * 0.6 * 13.0
        return (
          Point(
            -stiffness * body.place.x - damping * body.velocity.x,
            -stiffness * body.place.y - damping * body.velocity.y),
          -stiffness * body.angle - damping * body.spin
        )
      }
      // What is left of the swing at the end goes evenly, so that the rest is met without a jump.
      let rest = 1 - max(0, time - snapDuration * 0.75) / (snapDuration * 0.25)
      let share = min(1, time / 0.2)
      return CardPose(
        opacity: share, offset: Point(body.place.x * rest, body.place.y * rest),
        rotation: body.angle * rest, backdrop: share)
    },
    leaving: { time, place in
      // Twice the gravity that leaves the screen in time, with a small spin.
      let gravity = 2 * place.distanceOut(Point(0, 1)) / (fallDuration * fallDuration)
      let body = RigidBody(spin: 0.4).after(time) { _ in (Point(0, gravity), 0.9) }
      return CardPose(
        offset: body.place, rotation: body.angle, backdrop: 1 - min(1, time / 0.4))
    })
}
