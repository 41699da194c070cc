import Placard
import PlacardSnapshots

// The Swift blocks of the README in its order: what stands between two marks is one block.

@MainActor
func buildAsInReadme(in folder: String) throws -> (CoolAlert, Bitmap) {
  // README
  let alert = CoolAlert(.warning, "Delete 12 photos?", "They’ll be removed from all your devices.")
    .button("Delete", role: .destructive) {}
    .closeButton("Cancel")
    .appearance { $0.buttonsLayout = .automatic }

  let picture = try alert.image(scheme: .dark, scale: 3)  // pixels: picture[x, y]
  try alert.write(to: "\(folder)/delete-photos.png")
  // README
  return (alert, picture)
}

func readAsInReadme(_ bytes: [UInt8]) throws -> (png: [UInt8], card: Rect?) {
  // README
  var document = try AlertDocument(json: bytes)
  document.environment.colors.scheme = .dark
  let png = try AlertRenderer.standard.png(document)
  let card = try AlertRenderer.standard.layout(document).element(.card)?.frame  // in points
  // README
  return (png, card)
}

@MainActor
func compareAsInReadme(_ alert: CoolAlert, in folder: String) throws -> [String] {
  var failures: [String] = []
  // README
  let store = SnapshotStore(
    root: "\(folder)/Snapshots", artifacts: "\(folder)/Failures", mode: .missing, codec: .png)
  let outcome = try store.verify(
    picture: alert.image(scale: 2), name: "light@2x", case: "delete-photos", scale: 2)
  if outcome.isFailure { failures.append(outcome.description) }  // in a test: Issue.record
  // README
  return failures
}
