import Placard

/// Draws the benchmark's scenes again and again and prints one JSON line a row.
///
/// Usage: `PlacardBench [--row KIND-SCENE]… [--document FILE] [--cards FILE] [--font-path FILE]…
/// [--samples N] [--threads N] [--out FOLDER]`
@main
struct PlacardBench {
  static func main() async throws {
    // As the tool does: Pango must not read the host's fonts in a thread beside the clock.
    RenderProcess.isolate()
    if CommandLine.arguments.count > 1, CommandLine.arguments[1] == "blur" {
      guard try BlurCommand.run(CommandLine.arguments.dropFirst(2)) else {
        print("usage: PlacardBench blur PIXELS WIDTH HEIGHT SIGMA RESULT TURNS")
        return
      }
      return
    }
    let arguments = try Arguments(CommandLine.arguments.dropFirst())
    for (name, make) in try rows(arguments)
    where arguments.rows.isEmpty || arguments.rows.contains(name) {
      let workers = try (0..<arguments.threads).map { _ in try Worker(make()) }
      // A second turn of many pictures has nothing new to warm up.
      let warmups = workers[0].description.count > 1 ? 1 : 2
      let measurement = try await Measurement(
        workers, warmups: warmups, samples: arguments.samples, folder: arguments.folder)
      print(measurement.json)
    }
  }

  /// Every row by its name.
  private static func rows(
    _ arguments: Arguments
  ) throws -> [(name: String, make: () throws -> sending any Row)] {
    let document = try AlertDocument(
      json: FileSystem.read(arguments.document, limit: 1 << 20))
    var rows: [(name: String, make: () throws -> sending any Row)] = []
    func add(_ kind: String, _ scene: Scene, _ make: @escaping () throws -> sending any Row) {
      rows.append(("\(kind)-\(scene.name)", make))
    }
    func addPeers(_ scene: Scene, _ contents: [PeerContent]) {
      for kind in ["peer", "peer-kept"] {
        add(kind, scene) {
          try PeerRow(
            scene, contents, fonts: arguments.fonts, keepsParts: kind == "peer-kept")
        }
      }
    }
    for scene in Scene.cards { addPeers(scene, [.payment]) }
    for scene in Scene.cards { add("document", scene) { DocumentRow(scene, document) } }
    addPeers(.ring, PeerContent.ring)
    // How the cost grows with the blur, the pixels and the number of cards.
    for sigma in [1.5, 3, 6, 12, 24, 48, 96] {
      var content = PeerContent.payment
      content.shadow = sigma
      addPeers(Scene(cut: "sigma-\(sigma)"), [content])
    }
    for scale in [1.0, 1.5, 2, 3, 4] {
      addPeers(Scene(cut: "scale-\(scale)", scale: scale), [.payment])
    }
    if let cards = arguments.cards {
      let batch = try PeerContent.batch(cards)
      addPeers(.batch, batch)
      for count in [25, 50, 100, 200] where count <= batch.count {
        // Every language has its share.
        let some = stride(from: 0, to: batch.count, by: batch.count / count).map { batch[$0] }
        addPeers(Scene(cut: "cards-\(count)"), some)
      }
    }
    for scene in Scene.cards where scene.isCrop {
      add("text", scene) { try TextRow(scene, .payment, drawsText: true) }
      add("clear", scene) { try TextRow(scene, .payment, drawsText: false) }
    }
    return rows
  }
}
