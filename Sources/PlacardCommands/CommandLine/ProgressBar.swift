/// A line on a terminal that shows how far a run is; nothing anywhere else.
struct ProgressBar {
  private let console: any Console
  private let isShown: Bool
  private var percent = -1

  /// - Parameters:
  ///   - isQuiet: whether the user wants none.
  init(_ console: any Console, isQuiet: Bool) {
    self.console = console
    isShown = !isQuiet && console.isTerminal(.error) && console.environment("TERM") != "dumb"
  }

  /// Draws the bar anew where a whole percent more is done.
  mutating func show(_ done: Int, of total: Int) {
    guard isShown, total > 0, case let now = done * 100 / total, now != percent else { return }
    percent = now
    let filled = now * 30 / 100
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 30 - filled)
    console.writeError("\r\(bar) \(done)/\(total)")
  }

  /// Takes the bar away, so that the next line stands alone.
  mutating func clear() {
    guard isShown, percent >= 0 else { return }
    percent = -1
    console.writeError("\r\u{1B}[K")
  }
}
