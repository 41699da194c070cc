/// Finds output and ends of the process outside the console, and traps anywhere.
struct CallCheck: SourceCheck {
  /// The one file that talks to the outside.
  static let console = "Sources/PlacardCommands/CommandLine/TerminalConsole.swift"

  private static let consoleOnly = ["print", "debugPrint", "dump", "exit", "_exit", "quick_exit"]
  private static let nowhere = ["fatalError", "preconditionFailure", "assertionFailure", "abort"]
  private static let modules: Set<Substring> = ["Glibc", "Swift"]

  func breaches(in file: SourceFile) -> [String] {
    file.code.enumerated().flatMap { index, line in
      var found = Self.nowhere.filter { Self.calls($0, in: line) }
      if file.path != Self.console {
        found += Self.consoleOnly.filter { Self.calls($0, in: line) }
      }
      var breaches = found.map { file.breach(index, "calls \($0)") }
      for force in ["try!", "as!"] where line.contains(force) {
        breaches.append(file.breach(index, "uses \(force)"))
      }
      return breaches
    }
  }

  /// Whether a line calls a global function; a method of the same name is another thing.
  private static func calls(_ function: String, in line: Substring) -> Bool {
    var rest = line
    while let range = rest.firstRange(of: function) {
      let before = line[..<range.lowerBound]
      let after = rest[range.upperBound...].drop { $0 == " " }
      if after.first == "(", isGlobal(after: before) { return true }
      rest = rest[range.upperBound...]
    }
    return false
  }

  private static func isGlobal(after text: Substring) -> Bool {
    guard let last = text.last else { return true }
    guard last == "." else { return !isIdentifier(last) && !text.hasSuffix("func ") }
    let owner = text.dropLast().reversed().prefix(while: isIdentifier).reversed()
    return modules.contains(String(owner)[...])
  }

  private static func isIdentifier(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
