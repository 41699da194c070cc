import PlacardModel

extension EntranceMotion {
  /// Out of nothing in 0.3 seconds with ease-in (SCLAlertView; facts, 2.4).
  static let fade = EntranceMotion(
    .fade, duration: 0.3, exitDuration: 0.25,
    entering: { time, _ in
      let share = TimingCurve.easeIn.value(at: time / 0.3)
      return CardPose(opacity: share, backdrop: share)
    },
    leaving: { time, _ in CardPose(opacity: 1 - time / 0.25, backdrop: 1 - time / 0.25) })

  /// From a tenth of its size, on a spring that swings (PopupDialog's zoom; facts, section 7).
  static let zoom: EntranceMotion = {
    let spring = Spring(damping: 0.6, settlingIn: 0.6)
    return EntranceMotion(
      .zoom, duration: 0.6, exitDuration: 0.25,
      entering: { time, _ in
        let share = min(1, time / 0.2)
        return CardPose(
          opacity: share, scale: 0.1 + 0.9 * spring.value(at: time), backdrop: share)
      },
      leaving: { time, _ in
        let share = time / 0.25
        return CardPose(
          opacity: 1 - share, scale: 1 - 0.9 * TimingCurve.easeIn.value(at: share),
          backdrop: 1 - share)
      })
  }()

  /// At once, in both directions.
  static let noAnimation = EntranceMotion(
    .noAnimation, duration: 0, exitDuration: 0, entering: { _, _ in .rest },
    leaving: { _, _ in .rest })
}
