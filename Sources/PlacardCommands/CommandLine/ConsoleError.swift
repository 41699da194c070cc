/// A standard stream that could not be read or written.
struct ConsoleError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong, for callers that tell the cases apart.
  enum Code: Hashable, Sendable {
    /// The program at the other end of the pipe reads no further (`EPIPE`).
    case brokenPipe
    /// The disk or the user's share of it is full (`ENOSPC`, `EDQUOT`).
    case noSpace
    /// Standard input holds more bytes than the limit.
    case tooLarge
    /// Anything else that the system refuses.
    case inputOutput
  }

  let code: Code
  let stream: ConsoleStream
  /// The reason in plain words.
  let reason: String

  /// The status that the tool exits with.
  var exitCode: ExitCode { .inputOutput }

  var description: String { "\(stream): \(reason)" }
}
