import PlacardGraphics
import PlacardLayout
import PlacardModel

extension AlertFamily {
  /// The system's own alerts and action sheets, in the look of systems 13 to 18 and in that of 26.
  public static let uiAlert = AlertFamily(
    id: "uiAlert",
    styles: UIAlertStyle.allCases.map(\.style),
    properties: UIAlertAppearance.table.properties.map { property in
      Property(
        name: property.name, group: property.group, values: property.values,
        standard: JSONWriter.write(
          JSONNode(property.write(UIAlertAppearance())), pretty: false),
        summary: property.summary)
    },
    body: { (document, state) throws(DocumentError) in
      var composer = try UIAlertComposer(document, state)
      return try composer.body()
    },
    behavior: { (document) throws(DocumentError) in
      try UIAlertComposer(document).behavior
    })
}
