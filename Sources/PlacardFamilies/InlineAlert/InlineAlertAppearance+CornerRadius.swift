import PlacardGraphics
import PlacardModel

extension InlineAlertAppearance {
  private static let corners: [(String, any WritableKeyPath<CornerRadii, Double> & Sendable)] = [
    ("topLeading", \.topLeading), ("topTrailing", \.topTrailing),
    ("bottomLeading", \.bottomLeading), ("bottomTrailing", \.bottomTrailing),
  ]

  /// One radius for all corners, or one for each; corners that are left out are square.
  static func cornerRadius(
    _ name: String, _ group: String, _ part: ThemeProperty<Self>.Part<CornerRadii?>,
    _ summary: String
  ) -> ThemeProperty<Self> {
    ThemeProperty(
      name, group, "0…1000 pt, {topLeading, topTrailing, bottomLeading, bottomTrailing}, null",
      summary,
      read: { (reader, appearance) throws(DocumentError) in
        appearance[keyPath: part] = reader.isNull ? nil : try radii(reader)
      },
      write: { appearance in
        guard let radii = appearance[keyPath: part] else { return .null }
        return .object(
          corners.map { JSONMember($0.0, JSONNode(.number(radii[keyPath: $0.1]))) })
      })
  }

  private static func radii(_ reader: JSONReader) throws(DocumentError) -> CornerRadii {
    let range = 0.0...1000
    guard case .object = reader.node.value else {
      return CornerRadii(try reader.number(in: range, unit: "pt"))
    }
    try reader.check(keys: corners.map(\.0))
    var radii = CornerRadii.zero
    for (name, corner) in corners {
      if let value = try reader.member(name) {
        radii[keyPath: corner] = try value.number(in: range, unit: "pt")
      }
    }
    return radii
  }
}
