import PlacardGraphics
import PlacardModel

/// The properties whose values have more than one form.
extension Appearance {
  static let blur = ThemeProperty<Appearance>(
    "backgroundBlur", "Backdrop", "\"none\", a material, 0…100 pt",
    "Blurs the whole backdrop; the radius is sigma.",
    read: { (reader, theme) throws(DocumentError) in
      if case .number = reader.node.value {
        theme.backgroundBlur = .radius(try reader.number(in: 0...100, unit: "pt"))
        return
      }
      let name = try reader.choice(["none"] + Material.allCases.map(\.rawValue))
      theme.backgroundBlur = Material(rawValue: name).map { .material($0) } ?? .none
    },
    write: { theme in
      switch theme.backgroundBlur {
      case .none: "none"
      case .material(let material): .string(material.rawValue)
      case .radius(let radius): .number(radius)
      }
    })

  static let style = ThemeProperty<Appearance>(
    "cardStyle", "Card", "\"solid\", \"glass\", \"clearGlass\", {\"material\": …}",
    "What the card is made of.",
    read: { (reader, theme) throws(DocumentError) in
      if case .object = reader.node.value {
        try reader.check(keys: ["material"])
        theme.cardStyle = .material(try reader.required("material").choice(of: Material.self))
        return
      }
      switch try reader.choice(["solid", "glass", "clearGlass"]) {
      case "glass": theme.cardStyle = .glass
      case "clearGlass": theme.cardStyle = .clearGlass
      default: theme.cardStyle = .solid
      }
    },
    write: { theme in
      switch theme.cardStyle {
      case .solid: "solid"
      case .glass: "glass"
      case .clearGlass: "clearGlass"
      case .material(let material): ["material": .string(material.rawValue)]
      }
    })

  static let messageHeight = ThemeProperty<Appearance>(
    "maxMessageHeight", "Text", "null, one line…10000 pt",
    "A higher message scrolls; null: as high as the screen allows.",
    read: { (reader, theme) throws(DocumentError) in
      theme.maxMessageHeight =
        reader.isNull ? nil : try reader.number(in: 1...10_000, unit: "pt")
    },
    write: { $0.maxMessageHeight.map { .number($0) } ?? .null })
}
