import Placard
import Testing

/// A folder below `Snapshots/` with a document and the pictures of it.
struct SnapshotCase: Sendable, CustomTestStringConvertible {
  /// The folder relative to `Snapshots/`, for instance `coolAlert/border@1x`.
  let name: String

  var testDescription: String { name }

  /// Pixels per point: what stands after the last `@` of the folder's name, else 2.
  var scale: Double {
    for scale in [1.0, 3] where name.hasSuffix(Self.suffix(scale)) { return scale }
    return 2
  }

  var documentPath: String { "\(Self.root)/\(name)/alert.json" }

  /// Every file that the folder holds.
  var files: [String] {
    var files = ["accessibility.txt", "alert.json", "layout.txt"]
    files += ColorScheme.allCases.map { "\(pictureName($0)).png" }
    if timing != nil { files += ["frames.json", "frames.apng", "motion.txt"] }
    guard let script = try? document(.light).script, !script.isEmpty else { return files }
    for moment in Self.moments(of: script) {
      files += ["\(moment)~accessibility.txt", "\(moment)~layout.txt"]
      files += ColorScheme.allCases.map { "\(moment)~\(pictureName($0)).png" }
    }
    return files + ["log.txt"]
  }

  /// Which instants are frames, where the folder has a `frames.json`.
  var timing: FrameTiming? {
    guard let bytes = try? Repository.read("\(Self.root)/\(name)/frames.json"),
      let node = try? JSONParser.parse(bytes)
    else { return nil }
    let reader = JSONReader(node)
    func number(_ key: String) -> Double? { try? reader.member(key)?.number() }
    return FrameTiming(
      framesPerSecond: number("framesPerSecond") ?? 10, start: number("start") ?? 0,
      end: number("end"))
  }

  /// The names of the pictures that a script asks for.
  static func moments(of script: [ScriptStep]) -> [String] {
    script.compactMap { step in
      guard case .snapshot(let name) = step else { return nil }
      return name
    }
  }

  /// A picture's name without its extension; at 1x there is no suffix, as in the product's files.
  func pictureName(_ scheme: ColorScheme) -> String {
    scheme.rawValue + (scale == 1 ? "" : Self.suffix(scale))
  }

  /// The document in one scheme and at the folder's scale.
  func document(_ scheme: ColorScheme) throws -> AlertDocument {
    var document = try Repository.document(documentPath)
    document.environment.colors.scheme = scheme
    document.output.scale = scale
    return document
  }

  private static func suffix(_ scale: Double) -> String { "@\(Int(scale))x" }

  static let root = Repository.path("Snapshots")

  /// Every folder of every family, in the order of names; folders that start with `_` hold what
  /// documents use.
  static let all: [SnapshotCase] = {
    folders(root).filter { !$0.hasPrefix("_") }.flatMap { family in
      folders("\(root)/\(family)").map { SnapshotCase(name: "\(family)/\($0)") }
    }
  }()

  private static func folders(_ path: String) -> [String] {
    let entries = (try? FileSystem.list(path)) ?? []
    return entries.filter(\.isDirectory).map(\.name)
  }
}
