package import PlacardModel

/// Progress on its way from one value to the next.
package enum ProgressEffect {
  /// Seconds in which a ring fills when its alert comes.
  package static let fillDuration = 0.5
  /// Seconds since the alert came after which it begins to fill.
  package static let fillStart = 0.25

  /// What a ring shows.
  ///
  /// - Parameters:
  ///   - progress: where it goes, 0…1; `nil` where there is no ring.
  ///   - motion: what changed a short while ago.
  ///   - fills: whether it fills when the alert comes.
  package static func value(_ progress: Double?, _ motion: AlertMotion, fills: Bool) -> Double? {
    guard let progress else { return nil }
    // Nothing becomes a ring at once; from there on it runs.
    let targets = motion.changes.dropFirst().map(\.content.progress) + [progress]
    var shown = motion.changes.first?.content.progress ?? (motion.changes.isEmpty ? progress : 0)
    for (change, target) in zip(motion.changes, targets) {
      let share = TimingCurve.easeInOut.value(at: change.age / AlertMotion.changeDuration)
      shown += ((target ?? 0) - shown) * share
    }
    guard fills else { return shown }
    let share = TimingCurve.easeInOut.value(at: (motion.age - fillStart) / fillDuration)
    return shown * share
  }
}
