/// A picture that is named, not yet read.
public enum ImageReference: Hashable, Sendable, CustomStringConvertible {
  /// A PNG file.
  case file(String)
  /// The bytes of a PNG file.
  case png([UInt8])

  /// The path, or the number of bytes.
  public var description: String {
    switch self {
    case .file(let path): "\"\(path)\""
    case .png(let bytes): "PNG of \(bytes.count) bytes"
    }
  }
}
