/// Why a picture could not be read, drawn or written.
public struct RasterError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of failure.
  public enum Code: String, Hashable, Sendable {
    /// The picture would have no pixels or too many.
    case size
    /// A picture file cannot be read.
    case unreadableImage
    /// A font cannot be used.
    case font
    /// A blur is not a number or outside its range.
    case blur
    /// A library ran out of memory or refused to work.
    case library
  }

  /// The kind of failure.
  public var code: Code
  /// What happened, with the value and what is allowed.
  public var message: String
  /// The file concerned.
  public var path: String?

  /// Creates an error.
  public init(_ code: Code, _ message: String, path: String? = nil) {
    self.code = code
    self.message = message
    self.path = path
  }

  /// The message, after the path where there is one.
  public var description: String { path.map { "\($0): \(message)" } ?? message }
}
