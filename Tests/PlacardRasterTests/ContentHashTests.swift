import Testing

@testable import PlacardRaster

@Suite("Content hashes")
struct ContentHashTests {
  private func hash(_ parts: [UInt8]...) -> String {
    let hash = ContentHash()
    for part in parts { hash.add(part) }
    return hash.finish()
  }

  @Test("A hash is the SHA-256 of each part's length, eight bytes little-endian, and the part")
  func value() {
    // printf '\3\0\0\0\0\0\0\0abc' | sha256sum
    #expect(
      hash(Array("abc".utf8)) == "ce91dc5eec0139adf091900d225971d6ad246a845bad791b5693a9d0d55dd391")
  }

  @Test("Parts do not run into each other")
  func parts() {
    #expect(hash([1, 2], [3]) != hash([1], [2, 3]))
    #expect(hash([1, 2], [3]) == hash([1, 2], [3]))
    #expect(hash() != hash([]))
  }
}
