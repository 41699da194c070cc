import Synchronization

@testable import PlacardCommands

/// A console that keeps what is written, and plays a given input, terminal and environment.
final class RecordingConsole: Console {
  private struct Record {
    var output: [UInt8] = []
    var errors: [String] = []
  }

  private let record = Mutex(Record())
  private let input: [UInt8]
  private let terminals: Set<ConsoleStream>
  private let variables: [String: String]
  private let writeError: ConsoleError?

  init(
    input: String = "", terminals: Set<ConsoleStream> = [], environment: [String: String] = [:],
    writeError: ConsoleError? = nil
  ) {
    self.input = Array(input.utf8)
    self.terminals = terminals
    self.variables = environment
    self.writeError = writeError
  }

  /// All of standard output as text.
  var output: String { record.withLock { String(decoding: $0.output, as: UTF8.self) } }
  /// The lines of standard error.
  var errors: [String] { record.withLock { $0.errors } }

  func write(_ bytes: [UInt8]) throws(ConsoleError) {
    if let writeError { throw writeError }
    record.withLock { $0.output += bytes }
  }

  func error(_ line: String) { record.withLock { $0.errors.append(line) } }

  func writeError(_ text: String) { error(text) }

  func catchInterrupts() {}

  var isInterrupted: Bool { false }

  func readInput(limit: Int) throws(ConsoleError) -> [UInt8] {
    guard input.count <= limit else {
      throw ConsoleError(code: .tooLarge, stream: .input, reason: "is too long")
    }
    return input
  }

  func isTerminal(_ stream: ConsoleStream) -> Bool { terminals.contains(stream) }

  func environment(_ name: String) -> String? { variables[name] }
}
