import Glibc

/// Why a file could not be read or written.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of failure that callers tell apart.
  public enum Code: Hashable, Sendable {
    /// Nothing has this name.
    case notFound
    /// It exists but cannot be read.
    case notReadable
    /// A file is needed and the name is a folder's.
    case isDirectory
    /// The file or folder cannot be made, replaced or removed.
    case cannotCreate
    /// The disk or the user's quota is full.
    case noSpace
    /// More bytes than the reader or the file system accepts.
    case tooLarge
    /// The device failed.
    case ioError
  }

  /// The kind of failure.
  public let code: Code
  /// The path as the caller gave it.
  public let path: String
  /// What went wrong, in the operating system's words.
  public let reason: String

  /// Creates an error from its parts.
  public init(_ code: Code, path: String, reason: String) {
    self.code = code
    self.path = path
    self.reason = reason
  }

  /// The path and the reason.
  public var description: String { "\(path): \(reason)" }

  /// Creates an error from an `errno` value; numbers that name no kind of their own take
  /// `otherwise`.
  init(_ number: Int32, path: String, otherwise: Code) {
    let code: Code =
      switch number {
      case ENOSPC, EDQUOT: .noSpace
      case EISDIR: .isDirectory
      case EFBIG: .tooLarge
      case EIO: .ioError
      case ENOENT, ENOTDIR: otherwise == .notReadable ? .notFound : otherwise
      default: otherwise
      }
    self.init(code, path: path, reason: Self.reason(of: number))
  }

  private static func reason(of number: Int32) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
      guard let start = buffer.baseAddress, strerror_r(number, start, buffer.count) == 0 else {
        return "error \(number)"
      }
      return String(cString: start)
    }
  }
}
