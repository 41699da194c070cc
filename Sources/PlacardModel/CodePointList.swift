extension [Unicode.Scalar] {
  /// The first ten as code points and how many more there are: `U+0995, U+0996 and 3 more`.
  public var codePointList: String {
    let shown = prefix(10).map { "U+\($0.hexadecimal)" }.joined(separator: ", ")
    return shown + (count > 10 ? " and \(count - 10) more" : "")
  }
}
