import Placard
import PlacardRaster

/// What the command line asks for.
struct Arguments {
  /// Kinds and scenes to draw, such as `peer-A3`; empty for all.
  private(set) var rows: Set<String> = []
  private(set) var document = "Benchmarks/payment-sent.json"
  /// The list of scene D's cards; without it there is no scene D.
  private(set) var cards: String?
  private(set) var fonts = FontCollection()
  private(set) var samples = 30
  private(set) var threads = 1
  /// Where pictures go.
  private(set) var folder: String?

  init(_ arguments: some Sequence<String>) throws {
    var fontFiles: [String] = []
    var rest = arguments.makeIterator()
    while let name = rest.next() {
      guard let value = rest.next() else { throw UsageError("\(name) needs a value") }
      switch name {
      case "--row": rows.insert(value)
      case "--document": document = value
      case "--cards": cards = value
      case "--font-path": fontFiles += try FontPath.files(at: value)
      case "--samples": samples = try Self.count(name, value)
      case "--threads": threads = try Self.count(name, value)
      case "--out": folder = value
      default: throw UsageError("unknown option \(name)")
      }
    }
    fonts = FontCollection(additional: fontFiles.map { FontFile(path: $0) })
  }

  private static func count(_ name: String, _ value: String) throws -> Int {
    guard let count = Int(value), (1...10_000).contains(count) else {
      throw UsageError("\(name) is \(value), must be 1…10000")
    }
    return count
  }
}
