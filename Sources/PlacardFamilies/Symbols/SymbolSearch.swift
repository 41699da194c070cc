/// Finds names that a misspelt one may have meant.
struct SymbolSearch {
  /// A spelling to compare with, and the name to suggest for it.
  private struct Candidate {
    var spelling: String
    var name: String
  }

  /// Names less alike than this are not suggested: a third of the letters wrong and no word shared.
  private static let threshold = 0.4

  private let candidates: [Candidate]

  /// Collects names, aliases and the names of the drawings' origins, so that `warning` leads to
  /// `exclamationmark.triangle`.
  init(rows: [SymbolRow], includesFills: Bool) {
    candidates = rows.flatMap { row in
      let origin = row.origin.split(separator: " ").dropFirst().joined()
      let names = [row.name] + row.aliases
      return names.map { Candidate(spelling: $0, name: $0) }
        + [Candidate(spelling: String(origin.map { $0 == "-" ? "." : $0 }), name: row.name)]
        + (includesFills && row.hasFill
          ? names.map { Candidate(spelling: $0 + ".fill", name: $0 + ".fill") } : [])
    }
  }

  /// Up to five names, the most alike first, equally alike ones in alphabetical order.
  func nearest(to name: String) -> [String] {
    var best: [(name: String, score: Double)] = []
    for candidate in candidates {
      let score = Self.similarity(name, candidate.spelling)
      guard score >= Self.threshold else { continue }
      if let place = best.firstIndex(where: { $0.name == candidate.name }) {
        best[place].score = max(best[place].score, score)
      } else {
        best.append((candidate.name, score))
      }
    }
    best.sort { ($1.score, $0.name) < ($0.score, $1.name) }
    return best.prefix(5).map(\.name)
  }

  /// How alike two names are, 0…1: six tenths by their letters (edit distance against the longer
  /// one), four tenths by the words that they share.
  static func similarity(_ a: String, _ b: String) -> Double {
    guard !a.isEmpty, !b.isEmpty else { return 0 }
    let letters = 1 - Double(distance(a, b)) / Double(max(a.utf8.count, b.utf8.count))
    let words = (Set(a.split(separator: ".")), Set(b.split(separator: ".")))
    let shared = Double(words.0.intersection(words.1).count)
    let all = Double(words.0.union(words.1).count)
    return 0.6 * letters + 0.4 * (all > 0 ? shared / all : 0)
  }

  /// Levenshtein's distance in bytes.
  static func distance(_ a: String, _ b: String) -> Int {
    let b = Array(b.utf8)
    var row = Array(0...b.count)
    for (i, byte) in a.utf8.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for j in b.indices {
        let change = diagonal + (byte == b[j] ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(change, diagonal + 1, row[j] + 1)
      }
    }
    return row[b.count]
  }
}
