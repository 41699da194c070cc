import Placard

/// Says what an error of the layers below means to somebody at a shell.
enum ErrorMapping {
  @Sendable static func report(_ error: any Error) -> ErrorReport? {
    switch error {
    case let error as DocumentError:
      ErrorReport(
        text: [error.description], hint: hint(error),
        code: error.code == .missingGlyph ? .unavailable : .badData)
    case let error as FileError: ErrorReport(text: [error.description], code: code(error))
    case let error as RasterError:
      ErrorReport(
        text: [error.description],
        code: error.code == .font || error.code == .library ? .internalError : .badData)
    case let error as AnimationError:
      ErrorReport(
        text: [error.description],
        hint: error.code == .neverRests ? "--duration SECONDS says when it ends" : nil,
        code: code(error))
    default: nil
    }
  }

  private static func code(_ error: AnimationError) -> ExitCode {
    switch error.code {
    case .missingProgram: .unavailable
    case .failedProgram: .inputOutput
    default: .badData
    }
  }

  private static func hint(_ error: DocumentError) -> String? {
    switch error.code {
    case .unknownKey where error.path.hasPrefix("appearance"):
      "\"placard list properties\" shows every property with its values"
    case .outOfRange where error.path.hasPrefix("appearance"):
      "\"placard list properties\" shows every property with its values"
    default: nil
    }
  }

  private static func code(_ error: FileError) -> ExitCode {
    switch error.code {
    case .notFound, .notReadable, .isDirectory: .inputMissing
    case .cannotCreate: .cannotCreate
    case .tooLarge: .badData
    case .noSpace, .ioError: .inputOutput
    }
  }
}
