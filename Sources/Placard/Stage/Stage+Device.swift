public import PlacardGraphics
import PlacardModel

extension Stage {
  /// Turns the screen; one that is held so already stays.
  public func rotate(_ orientation: ScreenOrientation) {
    let isLandscape = screen.size.width > screen.size.height
    note("rotate to \(orientation.rawValue)")
    if isLandscape != (orientation == .landscape) { screen = screen.rotated }
  }

  /// Switches between light and dark.
  public func setScheme(_ scheme: ColorScheme) {
    note("scheme \(scheme.rawValue)")
    environment.colors.scheme = scheme
  }

  /// Changes the text size.
  public func setTextSize(_ textSize: TextSize) {
    note("text size \(textSize.rawValue)")
    environment.textSize = textSize
  }
}
