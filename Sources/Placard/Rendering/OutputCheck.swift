import PlacardGraphics
import PlacardModel

/// Checks what Swift code may have set; JSON was checked where it was read.
enum OutputCheck {
  static func run(_ document: AlertDocument) throws(DocumentError) {
    let scale = document.output.scale
    guard OutputDescription.scales.contains(scale) else {
      let range = OutputDescription.scales
      throw DocumentError(
        .outOfRange,
        "is \(scale), must be from \(range.lowerBound.rounded(toPlaces: 1)) to "
          + "\(range.upperBound.rounded(toPlaces: 1))", path: "output.scale")
    }
    let sides = ScreenDescription.sides
    let size = document.screen.size
    guard sides.contains(size.width), sides.contains(size.height) else {
      throw DocumentError(
        .outOfRange,
        "is \(size.width)×\(size.height), must be from \(sides.lowerBound.rounded(toPlaces: 0)) to "
          + "\(sides.upperBound.rounded(toPlaces: 0)) pt on each side", path: "screen.size")
    }
  }
}
