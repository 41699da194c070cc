internal import Placard
public import PlacardGraphics

/// A folder of reference pictures and texts: `<root>/<case>/<name>.png` or `.txt`.
///
/// File names depend on the case and the name alone (see ``SnapshotName``), never on a counter or
/// the order of calls. A slash in a case makes a folder. The store has no state, and several
/// threads may use it at once.
public struct SnapshotStore: Sendable {
  /// The folder of the references.
  public let root: String
  /// The folder outside `root` for what failed comparisons leave; nil leaves nothing.
  public let artifacts: String?
  /// When references are written.
  public let mode: RecordMode
  let codec: SnapshotCodec

  /// Creates a store; nothing is read or written yet.
  public init(root: String, artifacts: String?, mode: RecordMode, codec: SnapshotCodec) {
    self.root = root
    self.artifacts = artifacts
    self.mode = mode
    self.codec = codec
  }

  /// The path of a reference.
  public func path(name: String, case caseName: String, kind: SnapshotKind) -> String {
    FileSystem.join(root, Self.relativePath(name, caseName, kind.rawValue))
  }

  /// Compares a picture with its reference, or records it as the mode says.
  ///
  /// A mismatch leaves `<artifacts>/<case>/<name>.actual.png` and `.difference.png` (see
  /// ``ImageDiff/picture(actual:reference:tolerance:)``). `scale` is in pixels per point and only
  /// written into files.
  public func verify(
    picture: Bitmap, name: String, case caseName: String, scale: Double = 1,
    tolerance: Tolerance = .exact
  ) throws(SnapshotError) -> SnapshotOutcome {
    let path = path(name: name, case: caseName, kind: .picture)
    guard let bytes = try reference(path) else {
      if mode == .never { return .missing(path: path) }
      return try record(try encode(picture, scale, path), path)
    }
    let expected: Bitmap
    do {
      expected = try codec.decode(bytes)
    } catch {
      throw .unusableReference(path: path, reason: "\(error)")
    }
    let verdict = ImageDiff.compare(picture, with: expected, tolerance: tolerance)
    if verdict.isMatch { return .matched }
    let actual = try encode(picture, scale, path)
    if mode == .failed { return try record(actual, path) }
    var files = [("actual.png", actual)]
    if artifacts != nil {
      let difference = ImageDiff.picture(actual: picture, reference: expected, tolerance: tolerance)
      files.append(("difference.png", try encode(difference, scale, path)))
    }
    return try mismatch(path, "\(verdict)", files, name, caseName)
  }

  /// Compares a text byte by byte with its reference, or records it as the mode says.
  ///
  /// A mismatch leaves `<artifacts>/<case>/<name>.actual.txt`.
  public func verify(
    text: String, name: String, case caseName: String
  ) throws(SnapshotError) -> SnapshotOutcome {
    let path = path(name: name, case: caseName, kind: .text)
    let actual = Array(text.utf8)
    guard let expected = try reference(path) else {
      return mode == .never ? .missing(path: path) : try record(actual, path)
    }
    guard let difference = TextDiff(actual, reference: expected) else { return .matched }
    if mode == .failed { return try record(actual, path) }
    return try mismatch(path, "\(difference)", [("actual.txt", actual)], name, caseName)
  }
}
