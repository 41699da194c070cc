/// The edge of a sheet of glass: how it bends what is behind it and how it catches light.
public struct GlassLens: Hashable, Sendable {
  /// Width of the edge that bends, in points.
  public var thickness: Double
  /// How far the outermost pixel looks inwards, in points.
  public var displacement: Double
  /// How much farther red looks than blue, as a fraction of the displacement.
  public var aberration: Double
  /// Opacity of the white line along the edge where it faces neither light, 0…1.
  public var rim: Double
  /// What is added to it where the edge faces a light, 0…1.
  public var glint: Double
  /// Opacity of the white glow inside the edge, 0…1.
  public var glow: Double
  /// Width of the glow in points.
  public var glowWidth: Double
  /// Opacity of the black shade inside the edge, 0…1.
  public var shade: Double
  /// Width of the shade in points.
  public var shadeWidth: Double

  /// Creates a lens.
  public init(
    thickness: Double, displacement: Double, aberration: Double = 0, rim: Double, glint: Double,
    glow: Double, glowWidth: Double, shade: Double, shadeWidth: Double
  ) {
    self.thickness = thickness
    self.displacement = displacement
    self.aberration = aberration
    self.rim = rim
    self.glint = glint
    self.glow = glow
    self.glowWidth = glowWidth
    self.shade = shade
    self.shadeWidth = shadeWidth
  }

  /// Points from the edge within which anything differs from a flat sheet.
  public var reach: Double { max(thickness, glowWidth, shadeWidth) }
}
