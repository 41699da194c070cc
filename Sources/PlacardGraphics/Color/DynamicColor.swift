/// A colour that may differ with scheme, contrast and system generation.
public indirect enum DynamicColor: Hashable, Sendable {
  /// The same colour everywhere.
  case fixed(Color)
  /// One colour in light and one in dark appearance.
  case pair(light: Color, dark: Color)
  /// A colour of the system palette.
  case system(SystemColor)
  /// Another colour with its opacity multiplied by a factor, 0…1.
  case faded(DynamicColor, Double)

  /// Creates the same opaque colour for both schemes from 0xRRGGBB.
  public init(rgb: UInt32) { self = .fixed(Color(rgb: rgb)) }

  /// The colour shown in an environment.
  public func resolve(in environment: ColorEnvironment) -> Color {
    switch self {
    case .fixed(let color): color
    case .pair(let light, let dark): environment.scheme == .light ? light : dark
    case .system(let system): system.resolve(in: environment)
    case .faded(let color, let factor): color.resolve(in: environment).opacity(factor)
    }
  }
}
