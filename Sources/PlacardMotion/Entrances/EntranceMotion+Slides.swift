import PlacardGraphics
import PlacardModel

extension EntranceMotion {
  /// From a side of the screen to 15 points beyond the card's place and back, each in 0.2 seconds,
  /// showing in the first of them (SCLAlertView; facts, 2.4); back out in a quarter of a second.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - side: from the card's place to where it comes from, a unit vector along an axis.
  static func slide(_ name: EntranceAnimation, from side: Point) -> EntranceMotion {
    let leg = 0.2
    let away = 0.25
    return EntranceMotion(
      name, duration: 2 * leg, exitDuration: away,
      entering: { time, place in
        let way = Keyframes([
          .init(0, place.distanceOut(side)), .init(leg, -15, .easeInOut),
          .init(2 * leg, 0, .easeInOut),
        ]).value(at: time)
        let share = min(1, time / leg)
        return CardPose(
          opacity: share, offset: Point(side.x * way, side.y * way), backdrop: share)
      },
      leaving: { time, place in
        let way = TimingCurve.easeIn.value(at: time / away) * place.distanceOut(side)
        return CardPose(
          opacity: 1 - time / away, offset: Point(side.x * way, side.y * way),
          backdrop: 1 - time / away)
      })
  }

  /// From above.
  static let topToBottom = slide(.topToBottom, from: Point(0, -1))
  /// From below.
  static let bottomToTop = slide(.bottomToTop, from: Point(0, 1))
  /// From the left.
  static let leftToRight = slide(.leftToRight, from: Point(-1, 0))
  /// From the right.
  static let rightToLeft = slide(.rightToLeft, from: Point(1, 0))
}
