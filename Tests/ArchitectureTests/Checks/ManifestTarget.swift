import Foundation

/// A target as the package's manifest declares it.
struct ManifestTarget: Decodable {
  /// A dependency in the forms that SwiftPM prints: by name, on a target, on a product.
  struct Dependency: Decodable {
    /// The name of the target or product.
    let name: String

    init(from decoder: any Decoder) throws {
      let forms = try decoder.singleValueContainer().decode([String: [String?]].self)
      name = forms.values.first?.first.flatMap { $0 } ?? ""
    }
  }

  private struct Manifest: Decodable { let targets: [ManifestTarget] }

  let name: String
  let type: String
  let path: String?
  let dependencies: [Dependency]

  /// Whether it measures the package and is no part of it.
  var isBenchmark: Bool { path?.hasPrefix("Benchmarks/") ?? false }

  /// The targets of this package.
  ///
  /// - Throws: `ManifestError` with what SwiftPM said.
  static func read() throws -> [ManifestTarget] {
    // The package's own scratch folder is locked while its tests run.
    let scratch = FileManager.default.temporaryDirectory.appending(path: "placard-\(UUID())")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let result = try ProcessOutput.run([
      "swift", "package", "dump-package", "--package-path", Repository.root.path,
      "--scratch-path", scratch.path,
    ])
    guard result.status == 0 else { throw ManifestError(text: result.errors) }
    return try JSONDecoder().decode(Manifest.self, from: result.output).targets
  }
}
