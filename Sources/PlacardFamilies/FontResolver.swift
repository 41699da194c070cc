import PlacardGraphics
import PlacardLayout
import PlacardModel

/// Decides which face, size and weight a named font is drawn with.
struct FontResolver {
  /// A font ready to be set.
  struct Resolved {
    var face: TypeFace
    var size: Double
    var weight: Int
  }

  let textSize: TextSize
  let isBold: Bool
  private(set) var diagnostics: [Diagnostic] = []

  init(_ environment: AlertEnvironment) {
    textSize = environment.textSize
    isBold = environment.boldText
  }

  /// An unbundled family gives the system face with the weight that its name tells, and a remark.
  mutating func resolve(_ font: FontDescription, for property: String) -> Resolved {
    var weight = font.weight
    var face = TypeFace.system
    if let name = font.name, !Self.systemNames.contains(name.lowercased()) {
      let (family, named) = Self.split(name)
      weight = named ?? weight
      if family.lowercased() == "inter" {
        face = .family("Inter")
      } else {
        diagnostics.append(
          Diagnostic(
            .unknownFont, property,
            "the font \"\(name)\" is not bundled; the system face stands in"))
      }
    }
    let range = FontDescription.weights
    // Bold Text takes regular to semibold and semibold to bold.
    if isBold { weight = min(range.upperBound, weight + 200) }
    let clamped = min(range.upperBound, max(range.lowerBound, weight))
    if clamped != weight {
      diagnostics.append(
        Diagnostic(.clamped, property, "the weight \(weight) is drawn as \(clamped)"))
    }
    return Resolved(face: face, size: font.pointSize(at: textSize), weight: clamped)
  }

  private static let systemNames = ["", "system", "sf pro", "sf pro text", "sf pro display"]

  /// A PostScript-like name's family and weight: `AvenirNext-Bold` is bold.
  private static func split(_ name: String) -> (family: String, weight: Int?) {
    guard let dash = name.lastIndex(of: "-") else { return (name, nil) }
    let weight = weights[name[name.index(after: dash)...].lowercased()]
    return weight == nil ? (name, nil) : (String(name[..<dash]), weight)
  }

  private static let weights = [
    "thin": 100, "ultralight": 200, "light": 300, "regular": 400, "book": 400, "roman": 400,
    "medium": 500, "demibold": 600, "semibold": 600, "bold": 700, "heavy": 800, "black": 900,
  ]
}
