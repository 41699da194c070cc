import Placard

/// Draws the benchmark's scenes again and again and prints one JSON line a row.
///
/// Usage: `PlacardBench [DOCUMENT [SAMPLES [FOLDER]]]`; the folder gets one picture a row.
@main
struct PlacardBench {
  static func main() throws {
    // As the tool does: Pango must not read the host's fonts in a thread beside the clock.
    RenderProcess.isolate()
    let arguments = CommandLine.arguments
    let path = arguments.count > 1 ? arguments[1] : "Benchmarks/payment-sent.json"
    let samples = arguments.count > 2 ? Int(arguments[2]) ?? 30 : 30
    let folder = arguments.count > 3 ? arguments[3] : nil
    let document = try AlertDocument(json: FileSystem.read(path, limit: 1 << 20))
    for scene in Scene.all {
      try run(PeerRow(scene, keepsParts: false), samples, folder)
      try run(PeerRow(scene, keepsParts: true), samples, folder)
    }
    for scene in Scene.all { try run(DocumentRow(scene, document), samples, folder) }
  }

  private static func run(_ row: some Row, _ samples: Int, _ folder: String?) throws {
    let measurement = try Measurement(row, samples: max(1, samples))
    print(measurement.json(kind: row.kind, scene: row.scene.name))
    if let folder {
      let path = "\(folder)/\(row.kind)-\(row.scene.name).png"
      try FileSystem.write(measurement.bytes, to: path)
    }
  }
}
