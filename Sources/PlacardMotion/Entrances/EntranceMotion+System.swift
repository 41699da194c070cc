import PlacardGraphics
import PlacardModel

extension EntranceMotion {
  /// The system's spring: critically damped, at rest after 0.404 seconds (facts, section 7).
  private static let spring = Spring(damping: 1, settlingIn: 0.404)

  /// From 1.2 times its size without a swing; away by fading alone (facts, section 7).
  static let system = EntranceMotion(
    .system, duration: 0.404, exitDuration: 0.404,
    entering: { time, _ in
      let share = spring.value(at: time)
      return CardPose(opacity: share, scale: 1.2 - 0.2 * share, backdrop: share)
    },
    leaving: { time, _ in
      let share = 1 - spring.value(at: time)
      return CardPose(opacity: share, backdrop: share)
    })

  /// From below the screen and back.
  static let sheet = EntranceMotion(
    .sheet, duration: 0.404, exitDuration: 0.404,
    entering: { time, place in
      let share = spring.value(at: time)
      return CardPose(
        offset: Point(0, place.distanceOut(Point(0, 1)) * (1 - share)), backdrop: share)
    },
    leaving: { time, place in
      let share = spring.value(at: time)
      return CardPose(
        offset: Point(0, place.distanceOut(Point(0, 1)) * share), backdrop: 1 - share)
    })
}
