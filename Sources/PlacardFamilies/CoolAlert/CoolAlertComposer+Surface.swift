import PlacardGraphics
import PlacardLayout
import PlacardModel

extension CoolAlertComposer {
  private var isDark: Bool { document.environment.colors.scheme == .dark }

  /// What the card makes of the picture behind it; `nil` for an opaque card.
  ///
  /// Systems before glass draw the regular material in its place. With Reduce Transparency every
  /// card is opaque, with increased contrast half of what shows through goes.
  var cardFilter: BackdropFilter? {
    guard !document.environment.reduceTransparency else { return nil }
    let colors = document.environment.colors
    var filter: BackdropFilter
    switch appearance.cardStyle {
    case .solid: return nil
    case .material(let material): filter = SurfaceTable.filter(material, isDark: isDark)
    case .glass, .clearGlass:
      if colors.generation != .glass {
        filter = SurfaceTable.filter(.regular, isDark: isDark)
      } else if appearance.cardStyle == .glass {
        filter = SurfaceTable.glass(isDark: isDark)
      } else {
        filter = SurfaceTable.clearGlass
      }
    }
    if colors.increasedContrast {
      filter.layers.append(TintLayer(resolve(appearance.contentViewColor).opacity(0.5)))
    }
    return filter
  }

  /// What the whole backdrop is blurred with; `nil` for none.
  var backdropFilter: BackdropFilter? {
    guard !document.environment.reduceTransparency else { return nil }
    switch appearance.backgroundBlur {
    case .none: return nil
    case .material(let material): return SurfaceTable.filter(material, isDark: isDark)
    case .radius(let radius): return radius > 0 ? BackdropFilter(sigma: radius) : nil
    }
  }

  /// The line inside the card's edge: the caller's, or one that parts a translucent card from its
  /// surroundings where the user asked for contrast.
  var cardBorder: Decoration.Border? {
    if appearance.contentViewBorderWidth > 0 {
      return Decoration.Border(
        width: appearance.contentViewBorderWidth,
        color: resolve(appearance.contentViewBorderColor))
    }
    guard cardFilter != nil, document.environment.colors.increasedContrast else { return nil }
    return Decoration.Border(width: 1, color: resolve(.label))
  }

  /// The message's colour; the default's transparency goes where the card has enough of its own, so
  /// that it keeps 4.5:1 over black and white.
  var messageColor: Color {
    let color = resolve(appearance.messageColor)
    guard cardFilter != nil, appearance.messageColor == Appearance().messageColor else {
      return color
    }
    return Color(color.red, color.green, color.blue)
  }
}
