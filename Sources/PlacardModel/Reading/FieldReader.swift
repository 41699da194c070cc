/// Reads an element of `fields`.
struct FieldReader {
  let icons: IconReader

  func read(_ reader: JSONReader) throws(DocumentError) -> AlertField {
    try reader.check(keys: [
      "placeholder", "text", "secure", "systemImage", "icon", "clearButtonMode", "keyboardType",
      "multiline",
    ])
    var field = AlertField()
    field.placeholder = try reader.member("placeholder")?.text()
    if let text = try reader.member("text") { field.text = try text.text() }
    field.isSecure = try reader.member("secure")?.bool() ?? false
    if let symbol = try reader.member("systemImage") { field.icon = try icons.readSymbol(symbol) }
    if let icon = try reader.member("icon") {
      guard field.icon == nil else {
        throw icon.fail(.invalid, "stands beside systemImage; a field has one icon")
      }
      field.icon = try icons.read(icon)
    }
    if let mode = try reader.member("clearButtonMode") {
      field.clearButtonMode = try mode.choice(of: AlertField.ClearButtonMode.self)
    }
    if let type = try reader.member("keyboardType") {
      field.keyboardType = try type.choice(of: KeyboardType.self)
    }
    if let multiline = try reader.member("multiline") {
      field.isMultiline = try multiline.bool()
      guard !(field.isMultiline && field.isSecure) else {
        throw multiline.fail(.invalid, "stands beside secure; a text view cannot hide its text")
      }
    }
    return field
  }
}
