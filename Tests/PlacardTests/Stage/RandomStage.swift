import Placard

/// A random life of alerts on a stage, as a person and a program could lead it.
@MainActor
struct RandomStage {
  let stage = Stage()
  private(set) var results: [Int: [AlertResult]] = [:]
  private(set) var shown = 0
  private var alerts: [CoolAlert] = []
  private var runs: [StageRun<AlertResult>] = []
  private var random: SplitMix

  init(seed: UInt64, steps: Int) async throws {
    random = SplitMix(seed: seed)
    stage.queuesAlerts = seed.isMultiple(of: 2)
    for _ in 0..<steps { try await step() }
    stage.dismissAll()
    try await stage.settle()
    try await stage.advance(by: .seconds(60))
    for (number, run) in runs.enumerated() { results[number] = run.value.map { [$0] } ?? [] }
  }

  private mutating func step() async throws {
    // What cannot be done is an error that changes nothing.
    do {
      switch Int.random(in: 0..<14, using: &random) {
      case 0, 1: await show()
      case 2: try await stage.tapBackdrop()
      case 3: try await stage.swipe(.down, velocity: Double.random(in: 0..<900, using: &random))
      case 4: try await stage.escape()
      case 5:
        try await stage.tap(["OK", "Slow", "Throw", "Done"].randomElement(using: &random) ?? "")
      case 6: try await stage.tap(ElementID.button(Int.random(in: 0..<3, using: &random)))
      case 7:
        let point = Point(
          Double.random(in: 0..<390, using: &random), Double.random(in: 0..<844, using: &random))
        try await stage.tap(at: point)
      case 8: alerts.randomElement(using: &random)?.close()
      case 9: alerts.randomElement(using: &random)?.message = "Changed"
      case 10: alerts.randomElement(using: &random)?.showError("Wrong")
      case 11: stage.setScheme(Bool.random(using: &random) ? .dark : .light)
      default:
        try await stage.advance(by: .milliseconds(Int.random(in: 0..<1_500, using: &random)))
      }
    } catch is StageError {}
  }

  private mutating func show() async {
    shown += 1
    let alert = CoolAlert(.info, "Alert \(shown)")
      .button("OK") {}
      .button("Slow") { [stage] in try await stage.clock.sleep(for: .milliseconds(700)) }
      .button("Throw") { throw SignInError(description: "No") }
    if Bool.random(using: &random) { alert.timeout(2) }
    if Bool.random(using: &random) { alert.appearance.hideWhenBackgroundViewIsTapped = true }
    if Int.random(in: 0..<4, using: &random) == 0 { alert.hideCloseButton() }
    alerts.append(alert)
    runs.append(await stage.run { [stage] in await alert.present(on: stage) })
  }
}
