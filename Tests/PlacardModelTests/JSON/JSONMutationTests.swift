import PlacardModel
import Testing

@Suite("JSON parser and writer under mutation")
struct JSONMutationTests {
  /// SplitMix64 (Steele, Lea and Flood 2014): the same sequence everywhere.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  private static let seeds = [
    #"{"title": "Saved é😀", "progress": 0.25, "buttons": [{"title": "OK\n", "role": null}]}"#,
    #"[1, -2.5e3, "\u00e9\uD83D\uDE00", true, false, null, [], {}, [[[1]]], "\u0000"]"#,
    "{\"a\": {\"b.c\": [\"\u{301}x\", \"\\\\\"]},\r\n \"d\": 1e-7, \"\": -0}",
  ]

  private static let fragments = [
    "\"", "\\", "\\u", "\\uD800", "{", "}", "[", "]", ",", ":", "0", "-", "1e309", ".", "null",
    "\n", "\0", "é", "😀", "\u{FEFF}", "//", "'", "\"a\":1,",
  ].map { Array($0.utf8) }

  private func mutated(_ bytes: [UInt8], _ random: inout Generator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let at = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, at + Int.random(in: 0...6, using: &random))
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.removeSubrange(at..<end)
      case 1: bytes.insert(contentsOf: bytes[at..<end], at: at)
      case 2:
        let fragment = Self.fragments.randomElement(using: &random) ?? []
        bytes.insert(contentsOf: fragment, at: at)
      default: bytes.insert(UInt8.random(in: 0...255, using: &random), at: at)
      }
    }
    return bytes
  }

  @Test(
    "A mutated document is read, and reads back equal once written, or gives an error with a place",
    arguments: 0..<3)
  func mutation(seed: Int) throws {
    var random = Generator(state: UInt64(seed))
    var accepted = 0
    var refused = 0
    for _ in 0..<3000 {
      let bytes = mutated(Array(Self.seeds[seed].utf8), &random)
      let result = Result { () throws(DocumentError) in try JSONParser.parse(bytes) }
      switch result {
      case .success(let node):
        accepted += 1
        #expect(try JSONParser.parse(JSONWriter.write(node).utf8) == node)
        #expect(try JSONParser.parse(JSONWriter.write(node, pretty: false).utf8) == node)
      case .failure(let error):
        refused += 1
        let offset = try #require(error.position?.offset)
        #expect((0...bytes.count).contains(offset))
        #expect(!error.message.isEmpty)
      }
    }
    #expect(accepted > 100)
    #expect(refused > 1000)
  }

  @Test("Every beginning of a document gives an error, with its end or before")
  func truncation() {
    for seed in Self.seeds {
      let bytes = Array(seed.utf8)
      for count in bytes.indices {
        #expect(throws: DocumentError.self) { try JSONParser.parse(bytes[..<count]) }
      }
    }
  }

  @Test("Mutated paths never trap")
  func paths() throws {
    var random = Generator(state: 7)
    let path = Array(#"a.b[0]["c.d"][+].e"#.utf8)
    for _ in 0..<3000 {
      let text = String(decoding: mutated(path, &random), as: UTF8.self)
      _ = try? JSONPath.set(text, to: JSONNode(1), in: JSONNode(["a": ["b": [1]]]))
    }
  }
}
