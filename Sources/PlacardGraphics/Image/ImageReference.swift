/// A picture that is named, not yet read.
public enum ImageReference: Hashable, Sendable, CustomStringConvertible {
  /// A PNG or JPEG file.
  case file(String)
  /// The bytes of a PNG or JPEG file.
  case data([UInt8])

  /// The path, or the number of bytes.
  public var description: String {
    switch self {
    case .file(let path): "\"\(path)\""
    case .data(let bytes): "picture of \(bytes.count) bytes"
    }
  }
}
