package import PlacardGraphics

/// Where and how an alert stands in comparison with its rest.
package struct CardPose: Hashable, Sendable {
  /// Opacity of the whole alert, 0…1.
  package var opacity = 1.0
  /// How far it is moved, in points.
  package var offset = Point.zero
  /// Its size as a share of that at rest, above 0.
  package var scale = 1.0
  /// How far it is turned about its middle, in radians, clockwise on screen.
  package var rotation = 0.0
  /// How much of the backdrop's dimming and blur is there, 0…1.
  package var backdrop = 1.0

  /// The pose of an alert at rest.
  package static let rest = CardPose()

  /// Creates a pose that differs from rest in what is given.
  package init(
    opacity: Double = 1, offset: Point = .zero, scale: Double = 1, rotation: Double = 0,
    backdrop: Double = 1
  ) {
    self.opacity = min(1, max(0, opacity))
    self.offset = offset
    self.scale = max(1e-3, scale)
    self.rotation = rotation
    self.backdrop = min(1, max(0, backdrop))
  }

  /// The pose as a transform of the screen's points.
  ///
  /// Its numbers are rounded to 1/65536, so that the last bit of an exponential cannot move a pixel.
  ///
  /// - Parameter center: what the alert is scaled and turned about.
  package func transform(about center: Point) -> AffineTransform {
    let (sine, cosine) = Trigonometry.sineCosine(rotation)
    let size = Trigonometry.quantized(scale)
    func round(_ value: Double) -> Double { Trigonometry.quantized(value) }
    return AffineTransform.translation(-center.x, -center.y)
      .then(
        AffineTransform(
          a: size * cosine, b: size * sine, c: -size * sine, d: size * cosine, tx: 0, ty: 0)
      )
      .then(.translation(center.x + round(offset.x), center.y + round(offset.y)))
  }
}
