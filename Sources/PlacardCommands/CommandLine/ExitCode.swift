/// How a run of the tool ended, as the status that the shell sees.
///
/// The numbers from 64 on are those of BSD's `sysexits.h`; 130 is the shell's for an interrupt.
enum ExitCode: Int32, CaseIterable, Sendable {
  /// Everything that was asked for was done.
  case success = 0
  /// The work was done and the verdict is no: a picture differs, a check or lint rule failed.
  case failure = 1
  /// The command line is wrong: unknown command or option, missing or refused value.
  case usage = 64
  /// An input was read and its content is refused.
  case badData = 65
  /// An input file does not exist or may not be read.
  case inputMissing = 66
  /// A program or font package that this command needs is not installed.
  case unavailable = 69
  /// A defect of the tool itself.
  case internalError = 70
  /// An output file cannot be created.
  case cannotCreate = 73
  /// Reading or writing failed on the way: full disk, closed pipe, device error.
  case inputOutput = 74
  /// The run was stopped by the user.
  case interrupted = 130

  /// The line that help and the manual page show.
  var summary: String {
    switch self {
    case .success: "success"
    case .failure: "pictures differ, a check failed, or lint found errors"
    case .usage: "wrong usage of the command line"
    case .badData: "an input is not valid"
    case .inputMissing: "an input is missing or cannot be read"
    case .unavailable: "a needed program or font package is not installed"
    case .internalError: "internal error"
    case .cannotCreate: "an output cannot be created"
    case .inputOutput: "reading or writing failed"
    case .interrupted: "interrupted"
    }
  }
}
