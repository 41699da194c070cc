/// Which Debian package has the characters that the bundled fonts lack.
public struct FontAdvice: Hashable, Sendable {
  /// The package.
  public let package: String
  /// Where it installs its fonts.
  public let folder: String

  /// The line that installs the package.
  public var installLine: String { "apt-get install -y \(package)" }

  /// Whether the folder is there, so that the package may be installed already.
  public var isFolderThere: Bool { FileSystem.isDirectory(folder) }

  private static let cjk = FontAdvice(
    package: "fonts-noto-cjk", folder: "/usr/share/fonts/opentype/noto")
  private static let emoji = FontAdvice(
    package: "fonts-noto-color-emoji", folder: "/usr/share/fonts/truetype/noto")
  private static let core = FontAdvice(
    package: "fonts-noto-core", folder: "/usr/share/fonts/truetype/noto")
  private static let extra = FontAdvice(
    package: "fonts-noto-extra", folder: "/usr/share/fonts/truetype/noto")

  /// Every package that advice may name.
  public static let all = [cjk, emoji, core, extra]

  /// The packages for characters, in a fixed order, each once.
  public static func packages(for scalars: [Unicode.Scalar]) -> [FontAdvice] {
    // Joiners and tags are in the font of what they join.
    let visible = scalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    let needed = (visible.isEmpty ? scalars : visible).map(advice)
    return all.filter { needed.contains($0) }
  }

  private static func advice(_ scalar: Unicode.Scalar) -> FontAdvice {
    if scalar.properties.isEmojiPresentation { return emoji }
    switch scalar.value {
    case 0x1100...0x11FF, 0x2E80...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF,
      0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x20000...0x3FFFF:
      return cjk
    case 0x1F000...0x1FAFF: return emoji
    case 0x10000...0x1EFFF: return extra
    default: return core
    }
  }
}
