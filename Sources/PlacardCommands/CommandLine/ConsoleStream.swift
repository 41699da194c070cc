/// One of the three streams that a process is born with; the raw value is its descriptor.
enum ConsoleStream: Int32, CaseIterable, Sendable, CustomStringConvertible {
  /// Standard input.
  case input = 0
  /// Standard output, for results only.
  case output = 1
  /// Standard error, for everything else.
  case error = 2

  var description: String {
    switch self {
    case .input: "standard input"
    case .output: "standard output"
    case .error: "standard error"
    }
  }
}
