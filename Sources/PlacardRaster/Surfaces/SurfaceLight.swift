import PlacardGraphics

/// Light and refraction of a glass edge at one pixel.
struct SurfaceLight {
  private let lens: GlassLens
  private let outline: GlassOutline
  private let scale: Double
  /// The unit vector to the upper left light; the other one is opposite.
  private static let light = Point(-0.6, -0.8)

  init(_ lens: GlassLens, _ outline: GlassOutline, scale: Double) {
    self.lens = lens
    self.outline = outline
    self.scale = scale
  }

  /// What happens at a place of the surface.
  struct Effect {
    /// How far inwards the pixel looks, in pixels.
    var shift: Point
    /// White laid over, 0…1.
    var glow: Double
    /// Black laid over, 0…1.
    var shade: Double
    /// White of the line on the edge at full coverage, 0…1.
    var rim: Double
  }

  func effect(at point: Point) -> Effect {
    let (distance, normal) = outline.distance(to: point)
    let depth = max(0, -distance)
    // A rounded edge: steep at its rim, level where it meets the sheet.
    let bend = max(0, 1 - depth / lens.thickness)
    let slope = 1 - max(0, 1 - bend * bend).squareRoot()
    let inwards = -lens.displacement * slope * scale
    let glow = max(0, 1 - depth / lens.glowWidth)
    let shade = max(0, 1 - depth / lens.shadeWidth)
    let facing = abs(normal.x * Self.light.x + normal.y * Self.light.y)
    return Effect(
      shift: Point(normal.x * inwards, normal.y * inwards), glow: lens.glow * glow * glow,
      shade: lens.shade * shade * shade, rim: lens.rim + lens.glint * facing * facing * facing)
  }
}
