import Placard

extension Stage {
  /// The log as text lines.
  var lines: [String] { log.map(\.description) }

  /// The log without times.
  var words: [String] { log.map(\.text) }
}
