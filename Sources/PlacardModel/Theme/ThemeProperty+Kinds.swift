public import PlacardGraphics

extension ThemeProperty {
  /// A path to a part of a theme that may be used from any thread.
  public typealias Part<Value> = any WritableKeyPath<Theme, Value> & Sendable

  /// A number within a range.
  public static func number(
    _ name: String, _ group: String, _ part: Part<Double>, in range: ClosedRange<Double>,
    unit: String = "pt", _ summary: String
  ) -> ThemeProperty {
    let values =
      "\(range.lowerBound.rounded(toPlaces: 2))…\(range.upperBound.rounded(toPlaces: 2))"
      + (unit.isEmpty ? "" : " \(unit)")
    return ThemeProperty(
      name, group, values, summary,
      read: { (reader, theme) throws(DocumentError) in
        theme[keyPath: part] = try reader.number(in: range, unit: unit)
      },
      write: { .number($0[keyPath: part]) })
  }

  /// True or false.
  public static func flag(
    _ name: String, _ group: String, _ part: Part<Bool>, _ summary: String
  ) -> ThemeProperty {
    ThemeProperty(
      name, group, "true, false", summary,
      read: { (reader, theme) throws(DocumentError) in
        theme[keyPath: part] = try reader.bool()
      },
      write: { .bool($0[keyPath: part]) })
  }

  /// A colour.
  public static func color(
    _ name: String, _ group: String, _ part: Part<DynamicColor>, _ summary: String
  ) -> ThemeProperty {
    ThemeProperty(
      name, group, "colour", summary,
      read: { (reader, theme) throws(DocumentError) in
        theme[keyPath: part] = try reader.color()
      },
      write: { $0[keyPath: part].json })
  }

  /// A colour that may be absent.
  public static func optionalColor(
    _ name: String, _ group: String, _ part: Part<DynamicColor?>, _ summary: String
  ) -> ThemeProperty {
    ThemeProperty(
      name, group, "colour, null", summary,
      read: { (reader, theme) throws(DocumentError) in
        theme[keyPath: part] = reader.isNull ? nil : try reader.color()
      },
      write: { $0[keyPath: part]?.json ?? .null })
  }

  /// A font; what a value leaves out comes from the theme read into.
  public static func font(
    _ name: String, _ group: String, _ part: Part<FontDescription>, _ summary: String
  ) -> ThemeProperty {
    ThemeProperty(
      name, group, "font", summary,
      read: { (reader, theme) throws(DocumentError) in
        theme[keyPath: part] = try reader.font(theme[keyPath: part])
      },
      write: { $0[keyPath: part].json })
  }

  /// One of an enumeration's names.
  public static func choice<Value>(
    _ name: String, _ group: String, _ part: Part<Value>, _ summary: String
  ) -> ThemeProperty
  where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
    ThemeProperty(
      name, group, Value.allCases.map(\.rawValue).joined(separator: ", "), summary,
      read: { (reader, theme) throws(DocumentError) in
        theme[keyPath: part] = try reader.choice(of: Value.self)
      },
      write: { .string($0[keyPath: part].rawValue) })
  }
}

extension DynamicColor {
  /// The colour as documents write it.
  public var json: JSONValue {
    switch self {
    case .fixed(let color): .string(color.hex)
    case .pair(let light, let dark):
      ["light": .string(light.hex), "dark": .string(dark.hex)]
    case .system(let system): .string(system.name)
    case .faded:
      [
        "light": .string(resolve(in: ColorEnvironment(scheme: .light)).hex),
        "dark": .string(resolve(in: ColorEnvironment(scheme: .dark)).hex),
      ]
    }
  }
}

extension FontDescription {
  /// The font as documents write it.
  public var json: JSONValue {
    var members: [JSONMember] = []
    if let name { members.append(JSONMember("name", JSONNode(.string(name)))) }
    members.append(JSONMember("size", JSONNode(.number(size))))
    members.append(JSONMember("weight", JSONNode(.number(Double(weight)))))
    if let textStyle {
      members.append(JSONMember("textStyle", JSONNode(.string(textStyle.rawValue))))
    }
    return .object(members)
  }
}
