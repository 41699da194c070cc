/// A font family that text may use.
public struct FontFacts: Hashable, Sendable {
  /// The family's name.
  public let family: String
  /// How many characters it has.
  public let characters: Int
  /// The licence of a bundled font by its SPDX identifier; `nil` for a font on the disk.
  public let license: String?

  /// Creates facts.
  public init(family: String, characters: Int, license: String?) {
    self.family = family
    self.characters = characters
    self.license = license
  }
}
