/// Values at given times, and how it goes from one to the next.
package struct Keyframes: Hashable, Sendable {
  /// A value at a time.
  package struct Key: Hashable, Sendable {
    /// Seconds since the start.
    package var time: Double
    /// The value at that time.
    package var value: Double
    /// How the value before it becomes this one.
    package var curve: TimingCurve

    /// Creates a key.
    package init(_ time: Double, _ value: Double, _ curve: TimingCurve = .linear) {
      self.time = time
      self.value = value
      self.curve = curve
    }
  }

  /// The keys by time; of keys at one time the later ones count from there on.
  package let keys: [Key]

  /// Creates keyframes; keys are put in the order of their times, which is kept where they are
  /// equal.
  package init(_ keys: [Key]) {
    let places = keys.indices.sorted { (keys[$0].time, $0) < (keys[$1].time, $1) }
    self.keys = places.map { keys[$0] }
  }

  /// Keys at even distances, reached at even speed.
  package init(values: [Double], over duration: Double) {
    let steps = Double(max(1, values.count - 1))
    self.init(values.enumerated().map { Key(duration * Double($0.offset) / steps, $0.element) })
  }

  /// Seconds until the last key.
  package var duration: Double { max(0, keys.last?.time ?? 0) }

  /// The value at a time in seconds: the first one before the first key, exactly the last one from
  /// the last key on; 0 without keys.
  package func value(at time: Double) -> Double {
    guard let next = keys.firstIndex(where: { $0.time > time }) else {
      return keys.last?.value ?? 0
    }
    guard next > 0 else { return keys[0].value }
    let (from, to) = (keys[next - 1], keys[next])
    let share = to.curve.value(at: (time - from.time) / (to.time - from.time))
    return from.value + (to.value - from.value) * share
  }
}
