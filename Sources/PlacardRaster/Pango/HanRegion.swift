/// Which region's forms Chinese characters take.
enum HanRegion: String {
  case japanese = "JP"
  case korean = "KR"
  case simplified = "SC"
  case traditional = "TC"
  case hongKong = "HK"

  /// The language decides; where it is none of these, the scripts beside the characters do.
  init(language: String, text: String) {
    let tag = language.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    switch tag.first {
    case "ja": self = .japanese
    case "ko": self = .korean
    case "zh" where tag.contains("hk") || tag.contains("mo"): self = .hongKong
    case "zh" where tag.contains("hant") || tag.contains("tw"): self = .traditional
    case "zh": self = .simplified
    default:
      let scalars = text.unicodeScalars.map(\.value)
      if scalars.contains(where: { (0x3041...0x30FF).contains($0) }) {
        self = .japanese
      } else if scalars.contains(where: { (0xAC00...0xD7A3).contains($0) }) {
        self = .korean
      } else {
        self = .simplified
      }
    }
  }

  /// The face whose family ends in the region, else the first.
  func preferred<Face>(among faces: [Face], family: (Face) -> String) -> Face? {
    faces.first { family($0).hasSuffix(" " + rawValue) } ?? faces.first
  }
}
