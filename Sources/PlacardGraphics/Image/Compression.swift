/// How much time a picture file may take to be written; pixels are the same in all of them.
public enum Compression: String, Hashable, Sendable, CaseIterable {
  /// The quickest: somewhat larger files.
  case fast
  /// Small files in little time.
  case `default`
  /// The smallest files, several times slower.
  case small
}
