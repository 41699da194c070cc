import PlacardGraphics
import PlacardLayout
import PlacardModel

extension AlertFamily {
  /// Backbase's inline alert: four styles and a plain one, drawn by design tokens, with primary,
  /// secondary and dismiss button.
  public static let inlineAlert = AlertFamily(
    id: "inlineAlert",
    styles: InlineAlertStyle.all.map(\.style),
    properties: InlineAlertAppearance.table.properties.map { property in
      Property(
        name: property.name, group: property.group, values: property.values,
        standard: JSONWriter.write(
          JSONNode(property.write(InlineAlertAppearance())), pretty: false),
        summary: property.summary)
    },
    body: { (document, state) throws(DocumentError) in
      var composer = try InlineAlertComposer(document, state)
      return try composer.body()
    },
    behavior: { (document) throws(DocumentError) in
      try InlineAlertComposer(document).behavior
    })
}
