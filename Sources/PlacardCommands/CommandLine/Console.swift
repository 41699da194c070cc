import Placard

/// The way to the outside for everything that a command says or reads from a pipe.
///
/// Commands never print by themselves, so a test can hand them a console that records.
protocol Console: Sendable {
  /// Writes all bytes to standard output.
  func write(_ bytes: [UInt8]) throws(ConsoleError)

  /// Writes a line to standard error; where that is impossible there is nobody left to tell.
  func error(_ line: String)

  /// Writes a text without a line's end to standard error.
  func writeError(_ text: String)

  /// Everything on standard input, unless it is more bytes than the limit, which is an error.
  func readInput(limit: Int) throws(ConsoleError) -> [UInt8]

  /// Whether a stream is a terminal.
  func isTerminal(_ stream: ConsoleStream) -> Bool

  /// A variable of the environment.
  func environment(_ name: String) -> String?

  /// From now on an interrupt (SIGINT, SIGTERM) is noted instead of ending the process; a second one
  /// ends it.
  func catchInterrupts()

  /// Whether an interrupt has come since.
  var isInterrupted: Bool { get }
}

extension Console {
  /// Writes a text to standard output as UTF-8.
  func write(_ text: String) throws(ConsoleError) { try write(Array(text.utf8)) }

  /// Everything on standard input, at most 4 MiB, which is also the limit of a document.
  func readInput() throws(ConsoleError) -> [UInt8] { try readInput(limit: JSONParser.maximumSize) }

  /// Whether text for a stream is coloured.
  ///
  /// `NO_COLOR` (not empty) wins over `CLICOLOR_FORCE` (neither empty nor `0`), and that over a
  /// dumb terminal, as <https://no-color.org> and <https://bixense.com/clicolors> lay down.
  func usesColor(_ mode: ColorMode, on stream: ConsoleStream) -> Bool {
    switch mode {
    case .always: return true
    case .never: return false
    case .auto:
      if environment("NO_COLOR")?.isEmpty == false { return false }
      if let force = environment("CLICOLOR_FORCE"), !force.isEmpty, force != "0" { return true }
      return isTerminal(stream) && environment("TERM") != "dumb"
    }
  }
}
