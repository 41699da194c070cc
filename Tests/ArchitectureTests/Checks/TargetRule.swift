/// What a target may use: the table of ARCHITECTURE.md, made strict.
struct TargetRule {
  /// A module of the system and the files that may import it.
  struct Exception {
    let module: String
    /// A folder or file below the target's own folder; empty for the whole target.
    let path: String
  }

  let name: String
  /// The folder of its sources.
  let path: String
  /// The targets that it depends on, as the manifest declares them.
  let dependencies: Set<String>
  let exceptions: [Exception]

  init(
    _ name: String, _ dependencies: Set<String>, path: String? = nil, _ exceptions: [Exception] = []
  ) {
    self.name = name
    self.path = path ?? "Sources/\(name)"
    self.dependencies = dependencies
    self.exceptions = exceptions
  }

  /// What `import Placard` brings along.
  static let reexports: Set<String> = [
    "PlacardFamilies", "PlacardLayout", "PlacardModel", "PlacardGraphics",
  ]

  /// Every target but the tests, bottom up.
  static let all = [
    TargetRule("CGraphicsLibs", [], path: "Sources/C/CGraphicsLibs"),
    TargetRule("CPlacard", ["CGraphicsLibs"], path: "Sources/C/CPlacard"),
    TargetRule(
      "PlacardGraphics", [],
      [
        Exception(module: "Glibc", path: "Geometry/Trigonometry.swift"),
        Exception(module: "Glibc", path: "Color/Contrast.swift"),
      ]),
    TargetRule(
      "PlacardRaster", ["PlacardGraphics", "CGraphicsLibs", "CPlacard"],
      [
        Exception(module: "Glibc", path: "Pango/FontSystem.swift"),
        Exception(module: "Glibc", path: "Effects/GaussianKernel.swift"),
        Exception(module: "Glibc", path: "Threads/"),
        Exception(module: "Synchronization", path: "Pango/EmbeddedFonts.swift"),
        Exception(module: "Synchronization", path: "Pango/UnknownGlyphLock.swift"),
      ]),
    TargetRule("PlacardModel", ["PlacardGraphics"]),
    TargetRule("PlacardRuntime", ["PlacardModel", "PlacardGraphics"]),
    TargetRule("PlacardLayout", ["PlacardModel", "PlacardGraphics"]),
    TargetRule(
      "PlacardMotion", ["PlacardLayout", "PlacardModel", "PlacardGraphics"],
      [Exception(module: "Glibc", path: "Curves/Exponential.swift")]),
    TargetRule("PlacardFamilies", ["PlacardLayout", "PlacardModel", "PlacardGraphics"]),
    TargetRule(
      "Placard",
      [
        "PlacardFamilies", "PlacardMotion", "PlacardLayout", "PlacardModel", "PlacardRaster",
        "PlacardRuntime", "PlacardGraphics",
      ],
      [
        Exception(module: "Glibc", path: "Files/"),
        Exception(module: "Glibc", path: "Threads/"),
        Exception(module: "Synchronization", path: "Rendering/"),
        Exception(module: "Synchronization", path: "Stage/Running/"),
      ]),
    TargetRule("PlacardSnapshots", reexports.union(["Placard"])),
    TargetRule(
      "PlacardCommands", reexports.union(["Placard"]),
      [
        Exception(module: "Glibc", path: "CommandLine/TerminalConsole.swift"),
        Exception(module: "Synchronization", path: "CommandLine/TerminalConsole.swift"),
      ]),
    TargetRule("PlacardTool", ["PlacardCommands"]),
  ]

  /// The rule for a file of the repository.
  static func rule(for file: String, in rules: [TargetRule] = all) -> TargetRule? {
    rules.first { file.hasPrefix($0.path + "/") }
  }

  /// Whether a file of this target may import a module.
  func allows(_ module: Substring, in file: String) -> Bool {
    dependencies.contains(String(module))
      || exceptions.contains { $0.module == module && file.hasPrefix("\(path)/\($0.path)") }
  }
}
