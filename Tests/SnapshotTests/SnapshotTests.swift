import Placard
import PlacardSnapshots
import Testing

@Suite("Snapshots")
struct SnapshotTests {
  private let store: SnapshotStore

  init() throws {
    store = SnapshotStore(
      root: SnapshotCase.root, artifacts: Recording.artifacts(Recording.variable),
      mode: try Recording.mode(Recording.variable), codec: .png)
  }

  @Test("Each case looks as recorded", arguments: SnapshotCase.all)
  func pictures(_ snapshot: SnapshotCase) throws {
    for scheme in ColorScheme.allCases {
      let picture = try AlertRenderer.standard.image(snapshot.document(scheme))
      expectMatch(
        try store.verify(
          picture: picture, name: snapshot.pictureName(scheme), case: snapshot.name,
          scale: snapshot.scale))
    }
  }

  @Test("Each case is laid out as recorded", arguments: SnapshotCase.all)
  func layouts(_ snapshot: SnapshotCase) throws {
    let tree = try AlertRenderer.standard.layout(snapshot.document(.light))
    expectMatch(
      try store.verify(text: LayoutReport(tree).text, name: "layout", case: snapshot.name))
  }

  @Test("Each case is read aloud as recorded", arguments: SnapshotCase.all)
  func accessibility(_ snapshot: SnapshotCase) throws {
    let tree = try AlertRenderer.standard.accessibility(snapshot.document(.light))
    expectMatch(
      try store.verify(
        text: AccessibilityReport(tree).text, name: "accessibility", case: snapshot.name))
  }

  @Test("Each script plays as recorded", arguments: SnapshotCase.all)
  @MainActor
  func scripts(_ snapshot: SnapshotCase) async throws {
    for scheme in ColorScheme.allCases {
      let document = try snapshot.document(scheme)
      guard !document.script.isEmpty else { return }
      let output = document.output
      let player = ScriptPlayer(document) { name, stage in
        let picture = try stage.image(
          scale: snapshot.scale, crop: output.crop, backdrop: output.backdrop)
        expectMatch(
          try store.verify(
            picture: picture, name: "\(name)~\(snapshot.pictureName(scheme))",
            case: snapshot.name, scale: snapshot.scale))
        guard scheme == .light else { return }
        let texts = [
          ("layout", LayoutReport(try stage.layout()).text),
          ("accessibility", AccessibilityReport(try stage.accessibility()).text),
        ]
        for (kind, text) in texts {
          expectMatch(
            try store.verify(text: text, name: "\(name)~\(kind)", case: snapshot.name))
        }
      }
      try await player.play()
      guard scheme == .light else { continue }
      let log = player.stage.log.map { $0.description + "\n" }.joined()
      expectMatch(try store.verify(text: log, name: "log", case: snapshot.name))
    }
  }

  @Test("Each life moves as recorded, frame by frame", arguments: SnapshotCase.all)
  @MainActor
  func motion(_ snapshot: SnapshotCase) async throws {
    guard let timing = snapshot.timing else { return }
    var document = try snapshot.document(.light)
    document.output.scale = 1
    let sequence = try await FrameSequence.record(document, timing: timing)
    let trace = try store.verify(
      text: sequence.trace().text, name: "motion", case: snapshot.name)
    let frames = try store.verify(
      animation: AnimatedPicture(sequence), name: "frames", case: snapshot.name)
    // The words say which part moved how far at which time.
    #expect(!trace.isFailure && !frames.isFailure, "\(frames)\n\(trace)")
  }

  /// What was just recorded was compared with nothing, so it fails as well.
  private func expectMatch(_ outcome: SnapshotOutcome) {
    #expect(!outcome.isFailure, "\(outcome)")
  }
}
