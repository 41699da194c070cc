import PlacardGraphics
package import PlacardModel

/// A way in which alerts come and go: a row of `MotionCatalog`.
package struct EntranceMotion: Sendable {
  /// Its name.
  package let name: EntranceAnimation
  /// How long coming takes, in seconds.
  package let duration: Double
  /// How long going takes, in seconds.
  package let exitDuration: Double
  /// The pose at a time within `duration` since it came.
  let entering: @Sendable (Double, CardPlace) -> CardPose
  /// The pose at a time within `exitDuration` since it began to go.
  let leaving: @Sendable (Double, CardPlace) -> CardPose

  /// Creates a way.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - duration: seconds, at least 0.
  ///   - exitDuration: seconds, at least 0.
  ///   - entering: the pose at a time since it came, in seconds.
  ///   - leaving: the pose at a time since it began to go, in seconds.
  package init(
    _ name: EntranceAnimation, duration: Double, exitDuration: Double,
    entering: @escaping @Sendable (Double, CardPlace) -> CardPose,
    leaving: @escaping @Sendable (Double, CardPlace) -> CardPose
  ) {
    self.name = name
    self.duration = duration
    self.exitDuration = exitDuration
    self.entering = entering
    self.leaving = leaving
  }

  /// The pose at a time since the alert came: exactly at rest from the end of its way on.
  package func entrancePose(at time: Double, _ place: CardPlace) -> CardPose {
    time >= duration ? .rest : entering(max(0, time), place)
  }

  /// The pose at a time since the alert began to go: exactly at rest at the beginning, nothing to be
  /// seen from the end on.
  package func exitPose(at time: Double, _ place: CardPlace) -> CardPose {
    if time >= exitDuration { return CardPose(opacity: 0, backdrop: 0) }
    return time > 0 ? leaving(time, place) : .rest
  }
}
