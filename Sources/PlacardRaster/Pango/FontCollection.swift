/// Which fonts text may use: an immutable description that workers open for themselves, each file
/// not before a text needs it.
public struct FontCollection: Hashable, Sendable {
  /// The embedded fonts in order of preference.
  let bundled = EmbeddedFonts.files
  /// The caller's own fonts, asked after the embedded ones.
  public let additional: [FontFile]

  /// A collection of the embedded fonts and, where those lack a character, files on the disk.
  public init(additional: [FontFile] = []) { self.additional = additional }

  var files: [FontFile] { bundled + additional }

  func file(named name: String) -> FontFile? { files.first { $0.name == name } }
}
