import PlacardGraphics
import PlacardLayout
import PlacardModel

extension UIAlertComposer {
  /// What a card is made of; with Reduce Transparency it is opaque, and increased contrast takes half
  /// of what shows through and draws the card's edge.
  ///
  /// - Parameters:
  ///   - isCancel: whether only cancel stands on the card, which is opaque then.
  func surface(isCancel: Bool) -> Decoration {
    let colors = document.environment.colors
    var decoration = Decoration(radii: CornerRadii(look.radius))
    if isCancel || document.environment.reduceTransparency {
      decoration.fill = isCancel ? resolve(Self.cancelFill) : resolve(Self.opaqueFill)
    } else {
      var filter = look.hasCapsules ? SurfaceTable.glass(isDark: isDark) : classicFilter
      if colors.increasedContrast {
        filter.layers.append(TintLayer(resolve(Self.opaqueFill).opacity(0.5)))
      }
      decoration.filter = filter
    }
    if colors.increasedContrast {
      decoration.border = Decoration.Border(width: 1, color: resolve(.separator))
    }
    if look.hasCapsules || isPopover {
      decoration.shadow = Decoration.DropShadow(
        drop: 8, sigma: isPopover ? 24 : 16, color: Color.black.opacity(isPopover ? 0.22 : 0.12))
    }
    return decoration
  }

  private static let opaqueFill = DynamicColor.pair(
    light: Color(rgb: 0xF2F2F2), dark: Color(rgb: 0x2D2D2D))
  private static let cancelFill = DynamicColor.pair(
    light: .white, dark: Color(rgb: 0x2C2C2E))

  private var classicFilter: BackdropFilter {
    SurfaceTable.classicAlert(isSheet: style == .actionSheet, isDark: isDark)
  }
}
