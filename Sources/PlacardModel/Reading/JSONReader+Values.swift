public import PlacardGraphics

extension JSONReader {
  /// A text to be drawn, within `TextLimits`.
  public func text() throws(DocumentError) -> String {
    let text = try string()
    if let problem = TextLimits.problem(in: text) { throw fail(problem.code, problem.message) }
    return text
  }

  /// A button's title, within `TextLimits`.
  public func title() throws(DocumentError) -> String {
    let title = try string()
    if let problem = TextLimits.problem(inTitle: title) {
      throw fail(problem.code, problem.message)
    }
    return title
  }

  /// A colour: hexadecimal, a system name, or `{"light": …, "dark": …}`.
  public func color() throws(DocumentError) -> DynamicColor {
    switch node.value {
    case .string(let text):
      if let color = Color(hex: text) { return .fixed(color) }
      if let system = SystemColor.named(text) { return .system(system) }
      throw fail(
        .badColor,
        "is \(excerpt), must be #RGB, #RGBA, #RRGGBB, #RRGGBBAA (alpha last) or a system colour "
          + "such as systemPink",
        suggestions: text.hasPrefix("#")
          ? [] : NearNames.closest(to: text, in: SystemColor.all.map(\.name)))
    case .object:
      try check(keys: ["light", "dark"])
      return .pair(
        light: try required("light").fixedColor(), dark: try required("dark").fixedColor())
    default: throw wrongType("a colour")
    }
  }

  private func fixedColor() throws(DocumentError) -> Color {
    guard case .fixed(let color) = try color() else {
      throw fail(.badColor, "is \(excerpt), must be a hexadecimal colour inside light and dark")
    }
    return color
  }

  /// A font: `{"name", "size", "weight", "textStyle"}`; what is missing comes from a default.
  ///
  /// A size or a name without a text style makes a font that does not follow the text size.
  public func font(_ standard: FontDescription) throws(DocumentError) -> FontDescription {
    try check(keys: ["name", "size", "weight", "textStyle"])
    var font = standard
    let size = try member("size")
    let name = try member("name")
    if size != nil || name != nil { font.textStyle = nil }
    if let size { font.size = try size.number(in: FontDescription.sizes, unit: "pt") }
    if let name { font.name = try name.text() }
    if let weight = try member("weight") { font.weight = try weight.integer(in: 1...1000) }
    if let style = try member("textStyle"), !style.isNull {
      let choice = try style.choice(TextStyle.allCases.map(\.rawValue))
      font.textStyle = TextStyle(rawValue: choice)
    }
    return font
  }

  /// A choice among an enumeration's raw values.
  public func choice<Value: RawRepresentable & CaseIterable>(
    of type: Value.Type
  ) throws(DocumentError) -> Value where Value.RawValue == String {
    let name = try choice(type.allCases.map(\.rawValue))
    guard let value = Value(rawValue: name) else { throw fail(.unknownName, "is \(excerpt)") }
    return value
  }
}
