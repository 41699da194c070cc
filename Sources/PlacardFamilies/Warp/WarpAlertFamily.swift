import PlacardGraphics
import PlacardLayout
import PlacardModel

extension AlertFamily {
  /// Warp's inline alert: four styles in six brands with link, primary and secondary button.
  public static let warpAlert = AlertFamily(
    id: "warpAlert",
    styles: WarpAlertStyle.all,
    properties: WarpAppearance.table.properties.map { property in
      Property(
        name: property.name, group: property.group, values: property.values,
        standard: JSONWriter.write(JSONNode(property.write(WarpAppearance())), pretty: false),
        summary: property.summary)
    },
    body: { (document, state) throws(DocumentError) in
      try WarpAlertComposer(document, state).body()
    },
    behavior: { (document) throws(DocumentError) in
      try WarpAlertComposer(document).behavior
    })
}
