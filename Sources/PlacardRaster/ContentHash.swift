import CGraphicsLibs

/// A SHA-256 digest, made by GLib.
public final class ContentHash {
  private let checksum: OpaquePointer?

  /// Starts with nothing.
  public init() { checksum = g_checksum_new(G_CHECKSUM_SHA256) }

  deinit { g_checksum_free(checksum) }

  /// Adds bytes, with their number before them so that two parts never run into each other.
  public func add(_ bytes: [UInt8]) {
    let length = withUnsafeBytes(of: UInt64(bytes.count).littleEndian) { [UInt8]($0) }
    g_checksum_update(checksum, length, length.count)
    g_checksum_update(checksum, bytes, bytes.count)
  }

  /// The digest of all that was added as 64 hexadecimal digits; nothing can be added after it.
  public func finish() -> String {
    g_checksum_get_string(checksum).map { String(cString: $0) } ?? ""
  }
}
