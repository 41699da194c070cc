/// What a row is like, which decides how it is filtered and searched.
enum RowKind: UInt8 {
  /// The same as the row above; the first row counts as such where it is clear.
  case repeated
  /// Most pixels are those to their left or above them: text and shapes.
  case flat
  /// Most pixels are new: photographs and blurred backdrops.
  case noisy
}
