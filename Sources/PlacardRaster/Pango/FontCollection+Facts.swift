public import PlacardGraphics

extension FontCollection {
  /// What there is to know of each family, the bundled ones first.
  ///
  /// - Throws: `RasterError` with code `font`.
  public func facts() throws(RasterError) -> [FontFacts] {
    let faces = try FontFaces(self)
    var facts = bundled.map { file in
      FontFacts(
        family: file.name, characters: faces.characterCount(of: file, 0),
        license: Self.bundledLicense)
    }
    for file in additional {
      for (index, family) in faces.families(of: file).enumerated()
      where !facts.contains(where: { $0.family == family }) {
        facts.append(
          FontFacts(
            family: family, characters: faces.characterCount(of: file, index), license: nil))
      }
    }
    return facts
  }

  /// All bundled fonts have the same licence; its text lies beside each of them.
  private static let bundledLicense = "OFL-1.1"
}
