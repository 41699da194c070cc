import Placard

/// `placard list`: the names that documents may use.
struct ListCommand: Command {
  let spec = CommandSpec(
    name: "list", summary: "List styles, devices, symbols, properties or lint rules.",
    operands: "styles|devices|symbols|properties|rules", operandCount: 1...1,
    options: [OptionSpec(["--json"], "Print JSON, one object a line.")],
    examples: [
      .init("placard list properties", "Every appearance property with values and default."),
      .init("placard list symbols --json", "For programs."),
    ])

  func run(_ arguments: ParsedArguments, console: any Console) throws -> ExitCode {
    let topic = arguments.operands[0]
    guard let rows = Self.topics.first(where: { $0.name == topic })?.rows() else {
      let names = Self.topics.map(\.name)
      throw arguments.error(
        "there is no list \"\(topic)\", only \(names.joined(separator: ", "))",
        suggestions: NearNames.closest(to: topic, in: names))
    }
    try console.write(RowListing(rows).text(json: arguments.flag("--json")))
    return .success
  }

  private static let topics: [(name: String, rows: @Sendable () -> [RowListing.Row])] = [
    (
      "styles",
      {
        FamilyCatalog.standard.families.flatMap { family in
          family.styles.map {
            [
              ("style", $0.name), ("kind", family.id), ("color", colors($0.color)),
              ("summary", $0.summary),
            ]
          }
        }
      }
    ),
    (
      "devices",
      {
        Device.all.map {
          [
            ("device", $0.name), ("size", "\(Int($0.size.width))x\(Int($0.size.height))"),
            ("scale", "\(Int($0.scale))"),
          ]
        }
      }
    ),
    ("symbols", { SymbolCatalog.standard.names.map { [("symbol", $0)] } }),
    (
      "properties",
      {
        FamilyCatalog.standard.families.flatMap { family in
          family.properties.map {
            [
              ("property", $0.name), ("group", $0.group), ("values", $0.values),
              ("default", $0.standard), ("summary", $0.summary),
            ]
          }
        }
      }
    ),
    (
      "rules",
      {
        LintCatalog.standard.rules.map {
          [("rule", $0.id), ("severity", $0.severity.rawValue), ("summary", $0.summary)]
        }
      }
    ),
  ]

  private static func colors(_ color: DynamicColor) -> String {
    let schemes: [ColorScheme] = [.light, .dark]
    return schemes.map { color.resolve(in: ColorEnvironment(scheme: $0)).hex }
      .joined(separator: "/")
  }
}
