import PlacardGraphics

/// Reads what stands in a circle or at a field's leading side.
struct IconReader {
  let vocabulary: DocumentVocabulary
  let folder: String

  /// `{"systemName": …}` or `{"image": …, "tint": …}`.
  func read(_ reader: JSONReader) throws(DocumentError) -> AlertIcon {
    try reader.check(keys: ["systemName", "image", "tint"])
    if let image = try reader.member("image") {
      let tint = try reader.member("tint")
      return .image(
        .file(try ImagePath.resolve(image, folder: folder)), tint: try tint?.color())
    }
    return try readSymbol(reader.required("systemName"))
  }

  /// A symbol's name.
  func readSymbol(_ name: JSONReader) throws(DocumentError) -> AlertIcon {
    let text = try name.text()
    if let suggestions = vocabulary.symbolSuggestions(text) {
      throw name.fail(
        .unknownName, "is \(name.excerpt), which is no known symbol (placard list symbols)",
        suggestions: suggestions)
    }
    return .symbol(text)
  }
}
