/// Which way leading and trailing run.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// Leading is at the left.
  case leftToRight = "ltr"
  /// Leading is at the right.
  case rightToLeft = "rtl"

  /// The direction in which a BCP 47 tag's language is laid out; a script in the tag decides, else
  /// the language.
  public init(locale: String) {
    let parts = locale.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    let scripts = parts.dropFirst().filter { $0.count == 4 }
    let isRightToLeft =
      scripts.first.map { Self.scripts.contains($0) }
      ?? parts.first.map { Self.languages.contains($0) } ?? false
    self = isRightToLeft ? .rightToLeft : .leftToRight
  }

  private static let languages = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
  ]
  private static let scripts = ["adlm", "arab", "hebr", "nkoo", "rohg", "syrc", "thaa"]
}
