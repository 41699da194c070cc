import PlacardModel

/// Errors, warnings and hints as lines on standard error.
struct Diagnostics: Sendable {
  private enum Severity: String {
    case error
    case warning
    case hint

    /// The parameter of the terminal's "select graphic rendition" sequence: red, yellow, cyan.
    var rendition: String {
      switch self {
      case .error: "1;31"
      case .warning: "1;33"
      case .hint: "1;36"
      }
    }
  }

  private let console: any Console
  private let colored: Bool
  private let quiet: Bool

  init(console: any Console, color: ColorMode = .auto, quiet: Bool = false) {
    self.console = console
    self.colored = console.usesColor(color, on: .error)
    self.quiet = quiet
  }

  /// As a command's `--color` and `--quiet` ask for.
  init(console: any Console, arguments: ParsedArguments) {
    self.init(
      console: console, color: arguments.value("--color").flatMap(ColorMode.init) ?? .auto,
      quiet: arguments.flag("--quiet"))
  }

  /// Says why something was not done.
  func error(_ message: String) { write(.error, message) }

  /// Says what may not be as intended, though it was done.
  func warning(_ message: String) { if !quiet { write(.warning, message) } }

  /// Says how to go on.
  func hint(_ message: String) { if !quiet { write(.hint, message) } }

  private func write(_ severity: Severity, _ message: String) {
    let word = "\(severity.rawValue):"
    let label = colored ? "\u{1B}[\(severity.rendition)m\(word)\u{1B}[0m" : word
    console.error("\(ProgramSpec.name): \(label) \(Self.printable(message))")
  }

  /// The text on one line: messages quote what users and files say, which must neither break the
  /// line nor steer the terminal.
  private static func printable(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.isUnprintable:
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
