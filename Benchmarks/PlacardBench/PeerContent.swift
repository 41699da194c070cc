import Placard
import PlacardGraphics

/// What one of the peers' cards says.
struct PeerContent {
  /// What stands above the title.
  enum Sign {
    /// A disc with a check.
    case check(Color)
    /// A ring with its progress, 0…1, in words and as an arc.
    case ring(Double)
  }

  var theme = PeerTheme.light
  let sign: Sign
  let title: String
  let message: String
  var language = "en"
  /// The shadow's blur in points.
  var shadow = 12.0

  /// The card of the scenes A.
  static let payment = PeerContent(
    sign: .check(Color(rgb: 0x34C759)), title: "Payment sent",
    message: "€42.00 is on its way to Alex. You can track it in Activity.")

  /// The frames of scene C.
  static let ring = (0..<60).map { frame in
    PeerContent(
      sign: .ring(Double(frame) / 59), title: "Downloading", message: "Please keep the app open.")
  }

  /// The cards of scene D in light and dark, from the list that `common.py` writes.
  static func batch(_ path: String) throws -> [PeerContent] {
    let text = String(decoding: try FileSystem.read(path, limit: 1 << 20), as: UTF8.self)
    return try text.split(separator: "\n").flatMap { line in
      let columns = line.split(separator: "\t").map(String.init)
      guard columns.count == 5, let accent = Color(hex: columns[1]) else {
        throw UsageError("\(path): expected number, accent, title, message and language")
      }
      return [PeerTheme.light, .dark].map { theme in
        PeerContent(
          theme: theme, sign: .check(accent), title: columns[2], message: columns[3],
          language: columns[4] == "emoji" ? "en" : columns[4])
      }
    }
  }
}
