import PlacardGraphics
import PlacardLayout
import PlacardModel

extension AlertFamily {
  /// CoolAlert: nine styles, a circle at the card's edge, up to many buttons.
  public static let coolAlert = AlertFamily(
    id: "coolAlert",
    styles: CoolAlertStyle.all.map(\.style),
    properties: Appearance.table.properties.map { property in
      Property(
        name: property.name, group: property.group, values: property.values,
        standard: JSONWriter.write(JSONNode(property.write(Appearance())), pretty: false),
        summary: property.summary)
    },
    body: { (document, state) throws(DocumentError) in
      var composer = try CoolAlertComposer(document, state)
      return try composer.body()
    },
    behavior: { (document) throws(DocumentError) in
      try CoolAlertComposer(document).behavior
    })
}
