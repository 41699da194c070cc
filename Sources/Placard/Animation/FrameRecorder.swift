import PlacardFamilies
import PlacardLayout
import PlacardModel
import PlacardMotion
import PlacardRuntime

/// Plays a document on a stage and keeps the scenes of given instants.
@MainActor
final class FrameRecorder {
  private let document: AlertDocument
  private let timing: FrameTiming
  private let player: ScriptPlayer
  private var scenes: [AlertScene] = []
  private var limit: Int
  private var stage: Stage { player.stage }

  init(_ document: AlertDocument, timing: FrameTiming, renderer: AlertRenderer) {
    self.document = document
    self.timing = timing
    player = ScriptPlayer(document, renderer: renderer)
    limit = timing.end.map { timing.count(upTo: $0) } ?? FrameTiming.largestCount
  }

  func record() async throws -> [AlertScene] {
    stage.onPassing = { [weak self] in self?.keep($0) }
    defer { stage.onPassing = nil }
    try await player.play { [weak self] in (self?.scenes.count ?? 0) < (self?.limit ?? 0) }
    if timing.end == nil {
      limit = timing.count(upTo: 0)
      let rest = max(timing.start, try await rest())
      // The last frame is the first one at which all rests.
      limit = timing.count(upTo: rest)
      if timing.instant(of: limit - 1) < rest - 1e-9 { limit += 1 }
      try timing.check(count: limit)
    }
    let end = Duration.seconds(timing.instant(of: limit - 1))
    // Frames at the end itself belong to the time after it.
    if scenes.count < limit { try await stage.advance(to: max(stage.now, end) + .nanoseconds(1)) }
    return Array(scenes.prefix(limit))
  }

  /// Keeps the frames within a stretch of time in which nothing is due.
  private func keep(_ stretch: Range<Duration>) {
    while scenes.count < limit {
      let instant = Duration.seconds(timing.instant(of: scenes.count))
      guard instant < stretch.upperBound else { return }
      scenes.append(
        stage.scene(document.output, inMotion: true, at: max(instant, stretch.lowerBound)))
    }
  }

  /// When all has come to rest, in seconds; the stage has gone on to the last thing that was due.
  private func rest() async throws -> Double {
    limit = FrameTiming.largestCount
    while let next = stage.nextDeadline {
      guard next < .seconds(FrameTiming.instants.upperBound) else { throw Self.endless("waits") }
      try await stage.advance(to: next)
    }
    var end = stage.now
    for session in stage.state.sessions {
      guard let document = stage.document(of: session) else { continue }
      let state = session.state(at: stage.now)
      if try turns(document, state) { throw Self.endless("turns") }
      let length = try stage.renderer.appearanceLength(of: document)
      end = max(end, session.start + .seconds(length), session.changesEnd)
    }
    return end / .seconds(1)
  }

  private func turns(_ document: AlertDocument, _ state: AlertState) throws -> Bool {
    var later = state
    later.spinnerStep = 1
    let renderer = stage.renderer
    return try renderer.layout(document, state: state)
      != renderer.layout(document, state: later)
  }

  private static func endless(_ verb: String) -> AnimationError {
    AnimationError(
      .neverRests, "the alert \(verb) without end: say when the sequence ends")
  }
}

extension AlertRenderer {
  /// Seconds until an alert that came with a document has its icon and ring whole.
  fileprivate func appearanceLength(of document: AlertDocument) throws -> Double {
    let style = try families.family(of: document).behavior(document).motion
    let way = MotionCatalog.standard.motion(style)
    guard style.drawsIcon, !style.isReduced else { return way.duration }
    return max(
      way.duration, IconEffect.duration, ProgressEffect.fillStart + ProgressEffect.fillDuration)
  }
}
