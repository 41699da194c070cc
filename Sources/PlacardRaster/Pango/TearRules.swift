/// What a word that is wider than a line, and has to be torn, must be kept from.
struct TearRules {
  /// Byte ranges inside which no line may begin.
  private(set) var unbreakable: [Range<Int>] = []
  /// Byte ranges of the text between soft hyphens.
  ///
  /// Pango would put a hyphen into any torn word, which may be an address. Like breaks, hyphens are
  /// switched off inside a range only.
  private(set) var hyphenless: [Range<Int>] = []

  /// So many rules cost nothing that matters.
  static let few = 64
  /// So many of a kind are kept: a text with more in words wider than a line is no text.
  private static let most = 1000

  var count: Int { unbreakable.count + hyphenless.count }

  /// No rules.
  init() {}

  /// The rules of a text.
  init(_ text: String) {
    unbreakable = BreakRules.unbreakable(in: text)
    var start = 0
    var previous: UInt8 = 0
    var offset = 0
    for byte in text.utf8 {
      offset += 1
      if previous == 0xC2, byte == 0xAD {
        hyphenless.append(start..<offset)
        start = offset
      }
      previous = byte
    }
    hyphenless.append(start..<offset)
  }

  /// Leaves out the rules of other words than these, which are in ascending order.
  mutating func keep(within words: [Range<Int>]) {
    unbreakable = Self.overlapping(unbreakable, words)
    hyphenless = Self.overlapping(hyphenless, words)
  }

  private static func overlapping(_ ranges: [Range<Int>], _ words: [Range<Int>]) -> [Range<Int>] {
    var place = words.startIndex
    var kept: [Range<Int>] = []
    for range in ranges where kept.count < most {
      while place < words.endIndex, words[place].upperBound <= range.lowerBound { place += 1 }
      guard place < words.endIndex else { break }
      if words[place].overlaps(range) { kept.append(range) }
    }
    return kept
  }
}
