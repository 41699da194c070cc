import PlacardGraphics
import PlacardModel

/// Checks the properties whose range depends on another one.
enum AppearanceCheck {
  static func run(_ appearance: Appearance, _ reader: JSONReader) throws(DocumentError) {
    if appearance.circleIconSize > appearance.circleSize {
      throw try failure(
        reader, "circleIconSize", appearance.circleIconSize,
        "must be from 4 to circleSize (\(appearance.circleSize.rounded(toPlaces: 2)) pt)")
    }
    let line = TypeFace.system.lineHeight * appearance.messageFont.size
    if let height = appearance.maxMessageHeight, height < line {
      throw try failure(
        reader, "maxMessageHeight", height,
        "must be at least one line of the message (\(line.rounded(toPlaces: 2)) pt)")
    }
  }

  private static func failure(
    _ reader: JSONReader, _ name: String, _ value: Double, _ rule: String
  ) throws(DocumentError) -> DocumentError {
    let property = try reader.member(name) ?? reader
    return property.fail(.outOfRange, "is \(value.rounded(toPlaces: 2)), \(rule)")
  }
}
