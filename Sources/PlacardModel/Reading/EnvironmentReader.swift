import PlacardGraphics

/// Reads the key `environment`.
enum EnvironmentReader {
  static func read(_ reader: JSONReader) throws(DocumentError) -> AlertEnvironment {
    try reader.check(keys: [
      "scheme", "textSize", "locale", "direction", "contrast", "boldText", "reduceMotion",
      "reduceTransparency", "system",
    ])
    var environment = AlertEnvironment()
    if let scheme = try reader.member("scheme") {
      environment.colors.scheme = try scheme.choice(of: ColorScheme.self)
    }
    if let size = try reader.member("textSize") {
      environment.textSize = try textSize(size)
    }
    if let locale = try reader.member("locale") {
      environment.locale = try locale.text()
      environment.direction = LayoutDirection(locale: environment.locale)
    }
    if let bold = try reader.member("boldText") { environment.boldText = try bold.bool() }
    if let direction = try reader.member("direction") {
      environment.direction = try direction.choice(of: LayoutDirection.self)
    }
    if let contrast = try reader.member("contrast") {
      environment.colors.increasedContrast =
        try contrast.choice(["normal", "increased"]) == "increased"
    }
    if let system = try reader.member("system") {
      environment.colors.generation = try generation(system)
    }
    if let reduced = try reader.member("reduceTransparency") {
      environment.reduceTransparency = try reduced.bool()
    }
    if let reduced = try reader.member("reduceMotion") {
      environment.reduceMotion = try reduced.bool()
    }
    return environment
  }

  static func textSize(_ reader: JSONReader) throws(DocumentError) -> TextSize {
    let name = try reader.string()
    guard let size = TextSize(name: name) else {
      let names = TextSize.allCases.map(\.rawValue)
      throw reader.fail(
        .unknownName,
        "is \(reader.excerpt), must be one of \(names.joined(separator: ", ")) or UIKit's name such "
          + "as accessibilityExtraLarge", suggestions: NearNames.closest(to: name, in: names))
    }
    return size
  }

  private static func generation(_ reader: JSONReader) throws(DocumentError) -> SystemGeneration {
    let number = try reader.integer(in: 13...99)
    return number < SystemGeneration.glass.rawValue ? .classic : .glass
  }
}
