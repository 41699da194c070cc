// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
]

/// A target exists only for a ban that can be named: see ARCHITECTURE.md.
func target(
  _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
  .target(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// Placard with the modules that it re-exports.
///
/// SwiftPM rebuilds a target only when a module of its own list changes, so whoever uses Placard
/// names them all; else old code meets new layouts and crashes.
let placard: [Target.Dependency] = [
  "Placard", "PlacardFamilies", "PlacardLayout", "PlacardModel", "PlacardGraphics",
]

let package = Package(
  name: "Placard",
  products: [
    .library(name: "Placard", targets: ["Placard"]),
    .library(name: "PlacardSnapshots", targets: ["PlacardSnapshots"]),
    .executable(name: "placard", targets: ["PlacardTool"]),
  ],
  targets: [
    .systemLibrary(
      name: "CGraphicsLibs", path: "Sources/C/CGraphicsLibs", pkgConfig: "pangocairo",
      providers: [
        .apt([
          "libcairo2-dev", "libpango1.0-dev", "libpng-dev", "libjpeg-dev", "libgif-dev",
          "libwebp-dev",
        ])
      ]),
    .target(
      name: "CPlacard", dependencies: ["CGraphicsLibs"], path: "Sources/C/CPlacard"),
    target("PlacardGraphics"),
    target("PlacardRaster", ["PlacardGraphics", "CGraphicsLibs", "CPlacard"]),
    target("PlacardModel", ["PlacardGraphics"]),
    target("PlacardRuntime", ["PlacardModel", "PlacardGraphics"]),
    target("PlacardLayout", ["PlacardModel", "PlacardGraphics"]),
    target("PlacardMotion", ["PlacardLayout", "PlacardModel", "PlacardGraphics"]),
    target(
      "PlacardFamilies", ["PlacardLayout", "PlacardModel", "PlacardGraphics"],
      exclude: ["Symbols/PHOSPHOR-LICENSE.txt"]),
    target(
      "Placard",
      [
        "PlacardFamilies", "PlacardMotion", "PlacardLayout", "PlacardModel", "PlacardRaster",
        "PlacardRuntime", "PlacardGraphics",
      ]),
    target("PlacardSnapshots", placard),
    target("PlacardCommands", placard),
    .executableTarget(
      name: "PlacardTool", dependencies: ["PlacardCommands"], swiftSettings: settings),
    .executableTarget(
      name: "PlacardBench", dependencies: placard + ["PlacardRaster"],
      path: "Benchmarks/PlacardBench", swiftSettings: settings),

    tests("ArchitectureTests", []),
    tests("PlacardGraphicsTests", ["PlacardGraphics"]),
    tests("PlacardLayoutTests", ["PlacardLayout", "PlacardModel", "PlacardGraphics"]),
    tests("PlacardRasterTests", ["PlacardRaster", "PlacardGraphics"]),
    tests("PlacardModelTests", ["PlacardModel", "PlacardGraphics"]),
    tests("PlacardRuntimeTests", ["PlacardRuntime", "PlacardModel", "PlacardGraphics"]),
    tests(
      "PlacardMotionTests",
      ["PlacardMotion", "PlacardLayout", "PlacardModel", "PlacardGraphics"]),
    tests("PlacardFamiliesTests", ["PlacardFamilies", "PlacardModel", "PlacardGraphics"]),
    tests("PlacardTests", placard),
    tests("PlacardSnapshotsTests", ["PlacardSnapshots"] + placard),
    tests("SnapshotTests", ["PlacardSnapshots"] + placard),
    tests("ReadmeTests", ["PlacardSnapshots"] + placard),
    tests("PlacardCommandsTests", ["PlacardCommands"] + placard),
  ]
)
