extension JSONParser {
  /// An error at an offset, or at the next byte.
  mutating func error(
    _ message: String, _ code: DocumentError.Code = .syntax, at place: Int? = nil,
    suggestions: [String] = []
  ) -> DocumentError {
    DocumentError(
      code, message, position: locator.position(at: place ?? offset), suggestions: suggestions)
  }

  /// The error that the next byte is not what the grammar wants there.
  mutating func unexpected(_ wanted: String) -> DocumentError {
    switch current {
    case nil: error("expected \(wanted), found the end of the document")
    case UInt8(ascii: "/"): error("expected \(wanted), found \"/\" (JSON has no comments)")
    case UInt8(ascii: "'"): error("expected \(wanted), found \"'\" (texts stand in double quotes)")
    case .some: error("expected \(wanted), found \(foundScalar)")
    }
  }

  private var foundScalar: String {
    let scalars = String(decoding: bytes[offset...].prefix(4), as: UTF8.self).unicodeScalars
    return scalars.first == "\"" ? "a text" : JSONText.quoted(String(scalars.prefix(1)))
  }
}
