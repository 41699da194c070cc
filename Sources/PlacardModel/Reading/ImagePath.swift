/// Turns what a document says about a picture's place into a path.
package enum ImagePath {
  /// A path relative to the document's folder, an absolute path, or a `file:` address; any other
  /// address is refused, since nothing is ever fetched.
  package static func resolve(_ reader: JSONReader, folder: String) throws(DocumentError) -> String
  {
    let text = try reader.text()
    guard !text.isEmpty else { throw reader.fail(.invalid, "is empty, must be a path") }
    var path = text
    if let scheme = scheme(of: text) {
      guard scheme == "file" else {
        throw reader.fail(
          .invalid, "is \(reader.excerpt), must be a local file; nothing is fetched from elsewhere")
      }
      path = String(text.dropFirst("file:".count))
      if path.hasPrefix("//") {
        path = String(path.dropFirst(2).drop { $0 != "/" })
      }
      guard let decoded = percentDecoded(path) else {
        throw reader.fail(.invalid, "is \(reader.excerpt), which is not a valid file address")
      }
      path = decoded
    }
    if path.hasPrefix("/") || folder.isEmpty { return path }
    return folder.hasSuffix("/") ? folder + path : folder + "/" + path
  }

  private static func scheme(of text: String) -> String? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let name = text[..<colon].lowercased()
    let isScheme =
      name.count > 1
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    return isScheme ? name : nil
  }

  private static func percentDecoded(_ text: String) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16), value != 0
      else { return nil }
      rest = rest.dropFirst(2)
      bytes.append(value)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
