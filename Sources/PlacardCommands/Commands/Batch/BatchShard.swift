/// One of several parts of a manifest.
struct BatchShard: Hashable, Sendable {
  /// Which part, from 1.
  let index: Int
  /// How many parts there are.
  let count: Int

  init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }

  /// - Throws: `UsageError` for a value that is not I/N.
  init?(_ arguments: ParsedArguments) throws(UsageError) {
    guard let text = arguments.value("--shard") else { return nil }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1],
      (1...10_000).contains(count), (1...count).contains(index)
    else {
      throw arguments.error("--shard must be I/N with 1 ≤ I ≤ N ≤ 10000, not \"\(text)\"")
    }
    self.init(index: index, count: count)
  }

  /// Whether the pictures of a name belong to this part: by the FNV-1a hash of the name, so that a
  /// line added elsewhere moves no other.
  func contains(_ name: String) -> Bool {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int(hash % UInt64(count)) == index - 1
  }
}
