import PlacardGraphics

/// What materials and glass make of the picture behind them (facts: materials and glass).
enum SurfaceTable {
  /// A material's blur and tints.
  ///
  /// Blur and tints are those of Apple's iOS 18 design file as haze measured them, the plain layer
  /// first: only so the light materials come out nearly white, as on a device. The saturation is
  /// the one that web imitations agree on. The chrome material, which has no row there, stands
  /// between regular and thick.
  static func filter(_ material: Material, isDark: Bool) -> BackdropFilter {
    let row: (light: (UInt32, UInt32, Double), dark: (UInt32, Double)) =
      switch material {
      case .ultraThin: ((0x0D0D0D, 0xBFBFBF, 0.44), (0x9C9C9C, 0.55))
      case .thin: ((0x333333, 0xA6A6A6, 0.70), (0x9C9C9C, 0.70))
      case .regular: ((0x383838, 0xB3B3B3, 0.82), (0x8C8C8C, 0.82))
      case .chrome: ((0x4A4A4A, 0xA6A6A6, 0.90), (0x848484, 0.86))
      case .thick: ((0x5C5C5C, 0x999999, 0.97), (0x7C7C7C, 0.90))
      }
    let layers =
      isDark
      ? [
        TintLayer(Color(rgb: 0x252525).opacity(row.dark.1)),
        TintLayer(Color(rgb: row.dark.0), .overlay),
      ]
      : [
        TintLayer(Color(rgb: row.light.1).opacity(row.light.2)),
        TintLayer(Color(rgb: row.light.0), .colorDodge),
      ]
    return BackdropFilter(sigma: 24, saturation: 1.8, layers: layers)
  }

  /// The blur of the system's own alerts and sheets before glass (facts: as Flutter measured them on
  /// a device).
  static func classicAlert(isSheet: Bool, isDark: Bool) -> BackdropFilter {
    let tint =
      switch (isSheet, isDark) {
      case (false, false): Color(rgb: 0xF2F2F2).opacity(0.80)
      case (false, true): Color(rgb: 0x2D2D2D).opacity(0.80)
      case (true, false): Color(rgb: 0xFCFCFC).opacity(0.784)
      case (true, true): Color(rgb: 0x292929).opacity(0.745)
      }
    return BackdropFilter(sigma: 30, saturation: 1.8, layers: [TintLayer(tint)])
  }

  /// Liquid Glass as the system's alerts are made of: the large regular fill, nearly frosted.
  static func glass(isDark: Bool) -> BackdropFilter {
    BackdropFilter(
      sigma: 20, saturation: 1.8,
      layers: isDark
        ? [TintLayer(Color(rgb: 0x1A1A1A).opacity(0.78))]
        : [
          TintLayer(Color.white.opacity(0.70)), TintLayer(Color(rgb: 0xBFBFBF).opacity(0.10)),
        ],
      lens: lens(isDark: isDark))
  }

  /// The clear variant, whose letters are always light, with a dark layer that keeps them readable.
  static let clearGlass = BackdropFilter(
    sigma: 3, saturation: 1.4,
    layers: [
      TintLayer(Color.black.opacity(0.55)), TintLayer(Color(rgb: 0xF8F8F8).opacity(0.08)),
    ],
    lens: lens(isDark: true))

  private static func lens(isDark: Bool) -> GlassLens {
    GlassLens(
      thickness: 22, displacement: 26, aberration: 0.03, rim: isDark ? 0.14 : 0.35,
      glint: isDark ? 0.40 : 0.60, glow: isDark ? 0.07 : 0.22, glowWidth: 6,
      shade: isDark ? 0.05 : 0.06, shadeWidth: 24)
  }
}
