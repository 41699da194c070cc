public import Placard

extension SnapshotStore {
  /// Compares an animation frame by frame with its reference `<name>.apng`, or records it as the mode
  /// says.
  ///
  /// A mismatch leaves `<artifacts>/<case>/<name>.actual.apng`. `scale` is in pixels per point and
  /// only written into files.
  public func verify(
    animation: AnimatedPicture, name: String, case caseName: String, scale: Double = 1,
    tolerance: Tolerance = .exact
  ) throws(SnapshotError) -> SnapshotOutcome {
    let path = path(name: name, case: caseName, kind: .animation)
    let actual: [UInt8]
    do {
      actual = try animation.apng(scale: scale)
    } catch {
      throw .cannotEncode(path: path, reason: "\(error)")
    }
    guard let bytes = try reference(path) else {
      return mode == .never ? .missing(path: path) : try record(actual, path)
    }
    let expected: AnimatedPicture
    do {
      expected = try AnimatedPicture(apng: bytes)
    } catch {
      throw .unusableReference(path: path, reason: "\(error)")
    }
    let difference = SequenceDiff(animation, reference: expected, tolerance: tolerance)
    if difference.isMatch { return .matched }
    if mode == .failed { return try record(actual, path) }
    return try mismatch(
      path, difference.description, [("actual.apng", actual)], name, caseName)
  }
}
