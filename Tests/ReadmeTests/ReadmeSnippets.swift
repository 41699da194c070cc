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
func liveAsInReadme() async throws -> (Bitmap, AlertResult?) {
  // README
  let stage = Stage()
  let alert = CoolAlert(.edit, "Sign in")
  let email = alert.addTextField("Email", systemImage: "envelope")
  alert
    .validate { email.text?.contains("@") == true }
    .button("Sign in") {
      try await stage.clock.sleep(for: .seconds(2))
      throw SignInError(description: "Wrong code")
    }
  let answer = await stage.run { await alert.present(on: stage) }
  try await stage.type("ada@example.org", into: "Email")
  try await stage.tap("Sign in")
  try await stage.advance(by: .seconds(1))
  let busy = try stage.image()
  try await stage.settle()  // the error is shown, the alert stays
  try await stage.tap("Done")
  let result = answer.value  // .dismissed
  // README
  return (busy, result)
}

@MainActor
func rateAsInReadme() async throws -> (stars: Int, asks: Bool) {
  // README
  let stage = Stage()
  @State var stars = 0
  @State var asks = false
  stage.show(
    Screen {
      Text("Your stay").font(.headline)
      Button("Rate") { asks = true }
    }
    .coolAlert(isPresented: $asks) {
      CoolAlert(.question, "How was it?")
        .customView { StarRating("Your stay", rating: $stars) }
    })
  try await stage.tap("Rate")
  try await stage.tap("Your stay 4")
  try await stage.tap("Done")  // stars is 4, asks is false again
  // README
  return (stars, asks)
}

@MainActor
func animateAsInReadme(_ json: [UInt8], in folder: String) async throws -> (Int, Bitmap) {
  // README
  let document = try AlertDocument(json: json)
  let sequence = try await FrameSequence.record(document, timing: FrameTiming(framesPerSecond: 30))
  try sequence.write(as: .apng, to: "\(folder)/alert.apng")
  let entering = try await AlertRenderer.standard.image(document, at: 0.15)
  // README
  return (sequence.times.count, entering)
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
