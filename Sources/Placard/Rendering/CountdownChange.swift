import PlacardModel

/// The change of a countdown's number, which time alone makes.
enum CountdownChange {
  /// Seconds in which one number goes over into the next.
  private static let duration = 0.2

  /// The change that a countdown in seconds is in; none between two numbers.
  static func of(_ layer: AlertScene.Layer) -> [AlertMotion.Change] {
    let content = layer.document.content
    guard let timeout = content.timeout, let left = layer.state.timeLeft, left > 0,
      layer.state.busyButton == nil, content.buttons.contains(where: { $0.countdown != nil })
    else { return [] }
    let age = left.rounded(.up) - left
    guard age < duration, left.rounded(.up) + 1 <= timeout.rounded(.up) else { return [] }
    var before = layer.state
    before.timeLeft = left.rounded(.up) + 0.5
    let share = age / duration * AlertMotion.changeDuration
    return [AlertMotion.Change(content: content, state: before, age: share)]
  }
}
