public import PlacardGraphics

/// The screen that an alert is shown on.
public struct ScreenDescription: Hashable, Sendable {
  /// Allowed width and height in points.
  public static let sides: ClosedRange<Double> = 120...4096

  /// Size in points as it is held.
  public var size: Size
  /// What cameras, rounded corners and the home indicator take away.
  public var safeArea: Insets
  /// What lies behind the alert; `nil` is the grouped background of the system.
  public var backdrop: Backdrop?

  /// A screen of 390×844 points, the default of every picture.
  public init() {
    size = Size(390, 844)
    safeArea = Insets(top: 47, bottom: 34)
    backdrop = nil
  }

  /// A device's screen.
  public init(_ device: Device, isLandscape: Bool = false) {
    self.init()
    size = isLandscape ? Size(device.size.height, device.size.width) : device.size
    safeArea = isLandscape ? device.landscapeSafeArea : device.safeArea
  }

  /// A screen of a size; a known device's size takes that device's safe area, any other has none.
  public init(size: Size) {
    self.init()
    self.size = size
    safeArea = .zero
    for device in Device.all {
      if device.size == size { safeArea = device.safeArea }
      if Size(device.size.height, device.size.width) == size {
        safeArea = device.landscapeSafeArea
      }
      if safeArea != .zero { return }
    }
  }

  /// The part of the screen in which an alert is centred.
  public var safeFrame: Rect {
    Rect(
      safeArea.leading, safeArea.top, size.width - safeArea.horizontal,
      size.height - safeArea.vertical)
  }

  /// The screen without backdrop turned by a quarter.
  public var rotated: ScreenDescription {
    var result = ScreenDescription(size: Size(size.height, size.width))
    result.backdrop = backdrop
    return result
  }
}
