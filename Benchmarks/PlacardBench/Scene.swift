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

  /// The full screen.
  private init(_ name: String, screenAt scale: Double) {
    self.name = name
    self.scale = scale
    size = Size(390, 844)
    card = Point(45, 267)
  }

  /// The cut round the card.
  init(cut name: String, scale: Double = 2) {
    self.name = name
    self.scale = scale
    size = Size(340, 340)
    card = Point(20, 15)
  }

  /// One opaque card, three times.
  static let cards = [
    Scene("A3", screenAt: 3), Scene("A2", screenAt: 2), Scene(cut: "Ac"),
  ]
  /// A ring that fills, 60 frames.
  static let ring = Scene(cut: "C")
  /// A hundred cards in ten languages, each in light and dark.
  static let batch = Scene(cut: "D")

  /// Whether the picture is cut to the card.
  var isCrop: Bool { size.width == size.height }
}
