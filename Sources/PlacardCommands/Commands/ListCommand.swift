import Placard

/// `placard list`: the names that documents may use.
struct ListCommand: Command {
  let spec = CommandSpec(
    name: "list", summary: "List styles, devices, symbols or properties.",
    operands: "styles|devices|symbols|properties", operandCount: 1...1,
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
    let lines = arguments.flag("--json") ? rows.map(Self.json) : Self.columns(rows)
    try console.write(lines.joined(separator: "\n") + "\n")
    return .success
  }

  private typealias Row = [(key: String, text: String)]

  private static let topics: [(name: String, rows: @Sendable () -> [Row])] = [
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
  ]

  private static func colors(_ color: DynamicColor) -> String {
    let schemes: [ColorScheme] = [.light, .dark]
    return schemes.map { color.resolve(in: ColorEnvironment(scheme: $0)).hex }
      .joined(separator: "/")
  }

  private static func json(_ row: Row) -> String {
    let members = row.map { JSONMember($0.key, JSONNode(.string($0.text))) }
    return JSONWriter.write(JSONNode(.object(members)), pretty: false)
  }

  private static func columns(_ rows: [Row]) -> [String] {
    guard let first = rows.first else { return [] }
    let widths = first.indices.map { column in rows.map { $0[column].text.count }.max() ?? 0 }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        line += cell.text
        if column + 1 < row.count {
          line += String(repeating: " ", count: widths[column] - cell.text.count + 2)
        }
      }
      return line
    }
  }
}
