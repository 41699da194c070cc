import PlacardGraphics
public import PlacardModel

/// The settings under which an alert is checked: every combination of the values of some axes.
public struct LintMatrix: Hashable, Sendable {
  /// A setting that varies.
  public enum Axis: String, Hashable, Sendable, CaseIterable {
    /// The twelve text sizes of Dynamic Type.
    case textSize = "text-size"
    /// Light and dark.
    case scheme
    /// Left to right and right to left.
    case direction
    /// Screens from the narrowest phone to a tablet.
    case width
  }

  /// A document under one combination.
  public struct Variant: Hashable, Sendable {
    /// The combination, for instance `text-size=AX5 scheme=dark`; empty without axes.
    public var name: String
    /// The document with the combination's settings.
    public var document: AlertDocument
  }

  /// The settings that vary; the last one varies fastest.
  public let axes: [Axis]

  /// Creates a matrix; without axes documents are checked as they are.
  public init(_ axes: [Axis] = []) { self.axes = axes }

  /// A document under every combination.
  public func variants(of document: AlertDocument) -> [Variant] {
    axes.reduce([Variant(name: "", document: document)]) { variants, axis in
      variants.flatMap { variant in
        axis.settings.map { setting in
          var next = variant
          next.name += (variant.name.isEmpty ? "" : " ") + "\(axis.rawValue)=\(setting.value)"
          setting.apply(&next.document)
          return next
        }
      }
    }
  }
}

extension LintMatrix.Axis {
  fileprivate typealias Setting = (value: String, apply: (inout AlertDocument) -> Void)

  fileprivate var settings: [Setting] {
    switch self {
    case .textSize:
      TextSize.allCases.map { size in (size.rawValue, { $0.environment.textSize = size }) }
    case .scheme:
      ColorScheme.allCases.map { scheme in
        (scheme.rawValue, { $0.environment.colors.scheme = scheme })
      }
    case .direction:
      LayoutDirection.allCases.map { direction in
        (direction.rawValue, { $0.environment.direction = direction })
      }
    case .width:
      Self.screens.map { size in
        (
          size.width.rounded(toPlaces: 0),
          {
            let backdrop = $0.screen.backdrop
            $0.screen = ScreenDescription(size: size)
            $0.screen.backdrop = backdrop
          }
        )
      }
    }
  }

  /// The first iPhone SE, the third, iPhone 16e, iPhone 16 Plus and an iPad mini of old.
  private static let screens = [
    Size(320, 568), Size(375, 667), Size(390, 844), Size(430, 932), Size(768, 1024),
  ]
}
