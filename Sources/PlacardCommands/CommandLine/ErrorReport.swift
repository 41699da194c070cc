/// What the tool says of an error, and how it exits.
struct ErrorReport: Hashable, Sendable {
  /// Turns an error of the layers below into a report; `nil` for one that it does not know.
  typealias Mapping = @Sendable (any Error) -> ErrorReport?

  /// One line for each thing that is wrong.
  let text: [String]
  /// How to go on, if there is something to say.
  let hint: String?
  let code: ExitCode

  init(text: [String], hint: String? = nil, code: ExitCode) {
    self.text = text
    self.hint = hint
    self.code = code
  }

  /// The report of any error: the command line's own are known here, the others by the mapping, and
  /// what neither knows is a defect of the tool.
  init(_ error: any Error, mapping: Mapping) {
    switch error {
    case let error as UsageError:
      self.init(text: [error.message], hint: error.hint, code: error.exitCode)
    case let error as ConsoleError:
      self.init(text: [error.description], code: error.exitCode)
    default:
      self = mapping(error) ?? ErrorReport(text: ["internal error: \(error)"], code: .internalError)
    }
  }
}
