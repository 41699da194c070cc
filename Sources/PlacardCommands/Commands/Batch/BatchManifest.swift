import Placard

/// The lines of a manifest, each a JSON value; blank lines and lines that begin with # are skipped.
struct BatchManifest: Sendable {
  /// A line that holds something.
  struct Entry: Sendable {
    /// The number of the line from 1.
    let number: Int
    fileprivate let bytes: Range<Int>
  }

  /// Largest manifest in bytes.
  static let largest = 256 << 20

  /// What the manifest is called in messages.
  let title: String
  /// Where relative paths start.
  let folder: String
  /// The lines in order.
  let entries: [Entry]
  private let text: [UInt8]

  init(_ text: [UInt8], title: String, folder: String) {
    self.text = text
    self.title = title
    self.folder = folder
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var entries: [Entry] = []
    var start = text.starts(with: mark) ? mark.count : 0
    var number = 1
    while start < text.count {
      let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
      let first = text[start..<end].first { ![0x20, 0x09, 0x0D].contains($0) }
      if let first, first != UInt8(ascii: "#") {
        entries.append(Entry(number: number, bytes: start..<end))
      }
      start = end + 1
      number += 1
    }
    self.entries = entries
  }

  /// Reads a line.
  ///
  /// - Throws: `DocumentError` with the manifest's name and the line's number.
  func line(
    _ entry: Entry, base: (overrides: DocumentOverrides, names: PictureNames)
  ) throws(DocumentError) -> BatchLine {
    do throws(DocumentError) {
      guard entry.bytes.count <= JSONParser.maximumSize else {
        throw DocumentError(
          .tooLarge, "is longer than \(JSONParser.maximumSize) bytes",
          position: SourcePosition(line: 1, column: 1, offset: 0))
      }
      return try BatchLine(
        JSONParser.parse(Array(text[entry.bytes])), number: entry.number, folder: folder,
        base: base)
    } catch {
      throw located(error, entry)
    }
  }

  /// The error with the place of the line in the manifest.
  func located(_ error: DocumentError, _ entry: Entry) -> DocumentError {
    guard error.source == nil else { return error }
    var error = error.inFile(title)
    error.position = SourcePosition(
      line: entry.number, column: error.position?.column ?? 1,
      offset: entry.bytes.lowerBound + (error.position?.offset ?? 0))
    return error
  }
}
