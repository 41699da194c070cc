/// The user's text size: the twelve categories of Dynamic Type.
public enum TextSize: String, Hashable, Sendable, CaseIterable {
  /// Smallest.
  case extraSmall = "xS"
  /// Two steps below the default.
  case small = "S"
  /// One step below the default.
  case medium = "M"
  /// The default.
  case large = "L"
  /// One step above the default.
  case extraLarge = "xL"
  /// Two steps above the default.
  case extraExtraLarge = "xxL"
  /// The largest size without accessibility sizes.
  case extraExtraExtraLarge = "xxxL"
  /// First accessibility size.
  case accessibilityMedium = "AX1"
  /// Second accessibility size.
  case accessibilityLarge = "AX2"
  /// Third accessibility size.
  case accessibilityExtraLarge = "AX3"
  /// Fourth accessibility size.
  case accessibilityExtraExtraLarge = "AX4"
  /// Largest of all.
  case accessibilityExtraExtraExtraLarge = "AX5"

  /// Position in the order of growing size, 0…11.
  public var index: Int { Self.allCases.firstIndex(of: self) ?? 3 }

  /// Whether layouts switch to their accessibility form.
  public var isAccessibility: Bool { index >= 7 }

  /// Reads the short name (`AX5`), UIKit's (`accessibilityExtraExtraExtraLarge`) or the usual
  /// abbreviation (`accessibilityXXXL`), without regard to case, hyphens and blanks.
  public init?(name: String) {
    let key = name.lowercased().filter { !"-_ ".contains($0) }
    let names = zip(Self.allCases, zip(Self.longNames, Self.abbreviations))
    let match = names.first { size, other in
      [size.rawValue.lowercased(), other.0.lowercased(), other.1].contains(key)
    }
    guard let match else { return nil }
    self = match.0
  }

  private static let longNames = [
    "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge",
    "extraExtraExtraLarge", "accessibilityMedium", "accessibilityLarge",
    "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
    "accessibilityExtraExtraExtraLarge",
  ]

  private static let abbreviations = [
    "xs", "s", "m", "l", "xl", "xxl", "xxxl", "accessibilitym", "accessibilityl",
    "accessibilityxl", "accessibilityxxl", "accessibilityxxxl",
  ]
}
