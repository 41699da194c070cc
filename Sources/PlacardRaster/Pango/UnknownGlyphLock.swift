import Synchronization

/// Lets one text at a time be laid out of those with characters that no font has.
///
/// Pango takes the width of their boxes from a font's metrics, and a mark that all threads share
/// has it leave the metrics at zero while another thread computes some.
enum UnknownGlyphLock {
  private static let lock = Mutex<Void>(())

  /// Does some work alone among all that is done through this lock.
  static func alone<Result>(_ work: () -> Result) -> Result {
    lock.withLock { _ in work() }
  }
}
