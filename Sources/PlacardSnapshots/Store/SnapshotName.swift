/// A name for one file or folder, made from any text at all.
///
/// The text itself is the name if it has 1…200 bytes, only ASCII letters, digits and `._-~@+=`,
/// does not start with `.` or `-`, and does not end like a name with a hash. In any other text each
/// run of other characters becomes one `-`, a leading `.` or `-` gets `_` before it, the result is
/// cut to 183 bytes, and `-` and the 16 hexadecimal digits of the 64-bit FNV-1a hash of the text's
/// UTF-8 follow. So no name is longer than 200 bytes (which leaves room for extensions below the
/// usual limit of 255), none leads to another folder, and different texts have different names.
public struct SnapshotName: Hashable, Sendable, CustomStringConvertible {
  /// The name of the file or folder.
  public let component: String

  private static let longest = 200

  /// Creates the name for a text.
  public init(_ text: String) {
    let bytes = Array(text.utf8)
    let isSafe =
      !bytes.isEmpty && bytes.count <= Self.longest && bytes.allSatisfy(Self.isAllowed)
      && !Self.needsGuard(bytes) && !Self.endsLikeHash(bytes)
    component = isSafe ? text : Self.cleaned(bytes)
  }

  /// The names for a case: one for each part between slashes.
  public static func path(_ text: String) -> String {
    text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { SnapshotName(String(Substring($0))).component }
      .joined(separator: "/")
  }

  /// The name of the file or folder.
  public var description: String { component }

  private static func cleaned(_ bytes: [UInt8]) -> String {
    let dash = UInt8(ascii: "-")
    var name: [UInt8] = []
    for byte in bytes {
      if isAllowed(byte) { name.append(byte) } else if name.last != dash { name.append(dash) }
    }
    if needsGuard(name) { name.insert(UInt8(ascii: "_"), at: 0) }
    let digits = String(hash(bytes), radix: 16)
    let suffix = "-" + String(repeating: "0", count: 16 - digits.count) + digits
    return String(decoding: name.prefix(longest - suffix.utf8.count), as: UTF8.self) + suffix
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "._-~@+=".utf8.contains(byte)
    }
  }

  /// Whether a name is empty, hidden, one of `.` and `..`, or could be taken for an option.
  private static func needsGuard(_ name: [UInt8]) -> Bool {
    guard let first = name.first else { return true }
    return first == UInt8(ascii: ".") || first == UInt8(ascii: "-")
  }

  private static func endsLikeHash(_ bytes: [UInt8]) -> Bool {
    let suffix = bytes.suffix(17)
    return suffix.count == 17 && suffix.first == UInt8(ascii: "-")
      && suffix.dropFirst().allSatisfy { "0123456789abcdef".utf8.contains($0) }
  }

  private static func hash(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
