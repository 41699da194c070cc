import Placard

/// `placard lint`: what readers of an alert would have trouble with.
struct LintCommand: Command {
  let spec = CommandSpec(
    name: "lint", summary: "Check alerts for what cannot be read or reached.",
    operands: "DOC.json…|-", operandCount: 1...10_000,
    options: [
      OptionSpec(
        ["--format"], value: "FORMAT",
        "A line or a JSON object for each finding (default text).", allowed: ["text", "json"]),
      OptionSpec(["--strict"], "Fail on warnings too."),
      OptionSpec(
        ["--matrix"], value: "AXES",
        "Check every combination of these, separated by commas: "
          + LintMatrix.Axis.allCases.map(\.rawValue).joined(separator: ", ") + "."),
    ] + DocumentInput.options + RendererOptions.fontOptions,
    examples: [
      .init("placard lint delete.json", "Errors, warnings and stated exceptions."),
      .init(
        "placard lint *.json --strict --matrix text-size,scheme,direction,width",
        "Every text size on every screen, for continuous integration."),
      .init("placard list rules", "What is checked."),
    ])

  func run(_ arguments: ParsedArguments, console: any Console) throws -> ExitCode {
    let input = try DocumentInput(arguments: arguments, console: console)
    let matrix = try Self.matrix(arguments)
    let renderer = try RendererOptions.renderer(arguments, missingGlyphs: .box)
    let failing: [LintSeverity] = arguments.flag("--strict") ? [.error, .warning] : [.error]
    var code = ExitCode.success
    for path in arguments.operands {
      let name = path == "-" ? "standard input" : path
      let document = try input.document(path)
      let groups: [LintGroup]
      do {
        groups = try renderer.lint(document, over: matrix)
      } catch let error as DocumentError {
        throw error.inFile(name)
      }
      for group in groups {
        if failing.contains(group.finding.severity) { code = .failure }
        let line =
          arguments.value("--format") == "json"
          ? Self.json(group, name) : Self.line(group, name)
        try console.write(line + "\n")
      }
      if groups.contains(where: { $0.finding.rule == LintRule.missingGlyph.id }) {
        Diagnostics(console: console, arguments: arguments)
          .hint("\"placard fonts doctor \(path)\" says what to install")
      }
    }
    return code
  }

  private static func matrix(_ arguments: ParsedArguments) throws(UsageError) -> LintMatrix {
    let names = LintMatrix.Axis.allCases.map(\.rawValue)
    var axes: [LintMatrix.Axis] = []
    if let list = arguments.value("--matrix") {
      for part in list.split(separator: ",", omittingEmptySubsequences: false) {
        guard let axis = LintMatrix.Axis(rawValue: String(part)), !axes.contains(axis) else {
          throw arguments.error(
            "--matrix must list different ones of \(names.joined(separator: ", ")), "
              + "not \"\(list)\"", suggestions: NearNames.closest(to: String(part), in: names))
        }
        axes.append(axis)
      }
    }
    if arguments.value("--scheme") == "both", !axes.contains(.scheme) { axes.append(.scheme) }
    return LintMatrix(axes)
  }

  private static func line(_ group: LintGroup, _ name: String) -> String {
    let finding = group.finding
    var line =
      "\(name): \(finding.severity.rawValue): \(finding.element): \(finding.rule): "
      + finding.message
    if !group.worst.isEmpty {
      let others = group.variants.count - 1
      line += " (\(group.worst)" + (others > 0 ? " and \(others) more" : "") + ")"
    }
    return line
  }

  private static func json(_ group: LintGroup, _ name: String) -> String {
    let finding = group.finding
    func number(_ value: Double?) -> JSONValue {
      value.map { .number(($0 * 100).rounded() / 100) } ?? .null
    }
    var members: [JSONMember] = []
    func add(_ key: String, _ value: JSONValue) { members.append(JSONMember(key, JSONNode(value))) }
    add("file", .string(name))
    add("severity", .string(finding.severity.rawValue))
    add("element", .string(finding.element))
    add("rule", .string(finding.rule))
    add("value", number(finding.value))
    add("limit", number(finding.limit))
    add("message", .string(finding.message))
    if !group.worst.isEmpty {
      add("worst", .string(group.worst))
      add("combinations", .array(group.variants.map { JSONNode(.string($0)) }))
    }
    return JSONWriter.write(JSONNode(.object(members)), pretty: false)
  }
}
