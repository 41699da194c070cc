import PlacardGraphics
import PlacardLayout
import PlacardModel

extension AlertFamily {
  /// Warp's dialog: a system alert with a title, a message, fields and actions, which only an action
  /// closes.
  public static let warpDialog = AlertFamily(
    id: "warpDialog",
    styles: [
      AlertStyle(
        name: "dialog", color: .systemBlue, summary: "Critical information that needs an answer.")
    ],
    properties: WarpDialogAppearance.table.properties.map { property in
      Property(
        name: property.name, group: property.group, values: property.values,
        standard: JSONWriter.write(
          JSONNode(property.write(WarpDialogAppearance())), pretty: false),
        summary: property.summary)
    },
    body: { (document, state) throws(DocumentError) in
      var composer = try UIAlertComposer(systemAlert(of: document), state)
      return try composer.body()
    },
    behavior: { (document) throws(DocumentError) in
      try UIAlertComposer(systemAlert(of: document)).behavior
    })

  /// The system alert that draws a dialog.
  private static func systemAlert(
    of document: AlertDocument
  ) throws(DocumentError) -> AlertDocument {
    guard document.style == "dialog" else {
      throw DocumentError(
        .unknownName, "is \"\(document.style)\", must be dialog", path: "style",
        suggestions: ["dialog"])
    }
    var appearance = WarpDialogAppearance()
    try WarpDialogAppearance.table.read(
      JSONReader(document.appearance, path: "appearance"), into: &appearance)
    var alert = document
    alert.kind = uiAlert.id
    alert.style = UIAlertStyle.alert.rawValue
    var look = UIAlertAppearance()
    look.tintColor = appearance.tintColor
    alert.appearance = look.overrides
    return alert
  }
}
