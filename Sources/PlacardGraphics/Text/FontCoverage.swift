/// Characters of one script that the same font draws, or that none has.
public struct FontCoverage: Hashable, Sendable {
  /// The script by its ISO 15924 code; `Zyyy` for what all scripts share, `Zsye` for emoji.
  public let script: String
  /// The family that draws them; `nil` where no font does.
  public let family: String?
  /// The characters in order of appearance, each once.
  public var characters: [Character]
  /// The code points that no font has, each once.
  public var missing: [Unicode.Scalar]

  /// Creates a group.
  public init(
    script: String, family: String?, characters: [Character], missing: [Unicode.Scalar] = []
  ) {
    self.script = script
    self.family = family
    self.characters = characters
    self.missing = missing
  }
}
