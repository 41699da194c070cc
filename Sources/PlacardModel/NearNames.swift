/// Finds the names that a misspelt one may have meant.
public enum NearNames {
  /// Longer names have no near ones, which bounds the work for a hostile document.
  private static let longestName = 64
  /// The largest distance that still counts as near (exclusive), in 0…1.
  private static let nearness = 0.5

  /// The names nearest to a given one, the nearest first; equally near ones keep their order.
  ///
  /// The distance is the smaller of two, each in 0…1: edits (insertion, removal, replacement and
  /// swap of neighbours) relative to the longer name, and the share of words that differ. Upper
  /// and lower case count as equal.
  public static func closest(to name: String, in names: [String], limit: Int = 5) -> [String] {
    guard name.unicodeScalars.count <= longestName else { return [] }
    let target = Folded(name)
    let near = names.enumerated().compactMap { index, name in
      let distance = Folded(name).distance(to: target)
      return distance < nearness ? (distance: distance, index: index, name: name) : nil
    }
    let sorted = near.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
    return sorted.prefix(max(0, limit)).map(\.name)
  }

  /// A name prepared for comparison.
  private struct Folded {
    let scalars: [Unicode.Scalar]
    let words: [String]

    init(_ name: String) {
      scalars = Array(name.lowercased().unicodeScalars)
      words = NearNames.words(of: name)
    }

    func distance(to other: Folded) -> Double {
      let longer = max(scalars.count, other.scalars.count, 1)
      let edits = Double(NearNames.edits(scalars, other.scalars)) / Double(longer)
      let common = words.count { other.words.contains($0) }
      let total = words.count + other.words.count
      return total == 0 ? edits : min(edits, 1 - Double(2 * common) / Double(total))
    }
  }

  /// The distinct words of a name in lower case, split at punctuation and inside camel case.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    func finish() {
      if !word.isEmpty, !words.contains(word) { words.append(word) }
      word = ""
    }
    var wasLowercase = false
    for character in name {
      let isPart = character.isLetter || character.isNumber
      if !isPart || character.isUppercase && wasLowercase { finish() }
      if isPart { word += character.lowercased() }
      wasLowercase = character.isLowercase
    }
    finish()
    return words
  }

  /// The Damerau-Levenshtein distance in its restricted form (no edit between swapped neighbours).
  static func edits(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
