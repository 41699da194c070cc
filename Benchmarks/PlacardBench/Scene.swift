import PlacardGraphics

/// A scene of the peers' specification (`Benchmarks/Peers/common.py`).
struct Scene {
  /// The name there.
  let name: String
  /// Pixels per point.
  let scale: Double
  /// Size of the picture in points.
  let size: Size
  /// The card's corner in points.
  let card: Point

  /// Full screens at 3x and 2x, and the cut round the card at 2x.
  static let all = [
    Scene(name: "A3", scale: 3, size: Size(390, 844), card: Point(45, 267)),
    Scene(name: "A2", scale: 2, size: Size(390, 844), card: Point(45, 267)),
    Scene(name: "Ac", scale: 2, size: Size(340, 340), card: Point(20, 15)),
  ]

  /// Whether the picture is cut to the card.
  var isCrop: Bool { name == "Ac" }
}
