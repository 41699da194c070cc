import PlacardGraphics

/// A measurer whose letters are all half an em wide and whose lines break at blanks, so that engine
/// tests can be checked by hand.
final class FixedAdvanceMeasurer: TextMeasurer {
  func layout(_ request: TextRequest) -> TextLayout {
    let advance = request.size / 2
    let limit = request.width.map { Int($0 / advance) } ?? Int.max
    var lines: [String] = []
    for word in request.text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= limit {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    let height = request.size * 1.2
    return TextLayout(
      size: Size(
        Double(lines.map(\.count).max() ?? 0) * advance, Double(lines.count) * height),
      lines: lines.map { TextLine(text: $0, width: Double($0.count) * advance, runs: []) },
      lineHeight: height, ascender: request.size)
  }
}

/// Pictures of 2:1.
final class FixedImages: ImageSource {
  func size(of image: ImageReference) throws -> Size { Size(200, 100) }
}
