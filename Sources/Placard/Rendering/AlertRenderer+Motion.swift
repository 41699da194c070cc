import PlacardFamilies
import PlacardGraphics
import PlacardLayout
import PlacardModel
import PlacardMotion
import PlacardRaster

extension AlertRenderer {
  /// How an alert reacts and moves, with the lengths of its entrance and exit.
  package func behavior(of document: AlertDocument) throws(DocumentError) -> AlertBehavior {
    var behavior = try families.family(of: document).behavior(document)
    let motion = MotionCatalog.standard.motion(behavior.motion)
    behavior.entrance = .seconds(motion.duration)
    behavior.exit = .seconds(motion.exitDuration)
    return behavior
  }

  /// An alert laid out at an instant, on its way.
  func posed(_ layer: AlertScene.Layer, _ worker: RenderWorker) throws -> PosedAlert {
    guard let motion = layer.motion else {
      let (tree, body) = try layout(layer.document, layer.state, worker)
      return PosedAlert(tree: tree, body: body, card: bounds(of: tree, layer.document))
    }
    let style = try families.family(of: layer.document).behavior(layer.document).motion
    let fills = style.drawsIcon && !style.isReduced
    var layer = layer
    let target = layer.document.content.progress
    layer.document.content.progress = ProgressEffect.value(target, motion, fills: fills)
    layer.state.spinnerStep = motion.spinnerStep
    let (rest, body) = try layout(layer.document, layer.state, worker)
    var tree = style.isReduced ? rest : try blended(rest, layer, motion, worker)
    if fills { tree = IconEffect.apply(to: tree, at: motion.age) }
    let card = bounds(of: rest, layer.document)
    return PosedAlert(
      tree: tree, body: body,
      pose: Self.pose(style, motion, CardPlace(card: card, screen: layer.document.screen.size)),
      card: card)
  }

  private func bounds(of tree: LayoutTree, _ document: AlertDocument) -> Rect {
    Painter(tree: tree, scale: document.output.scale).silhouetteBounds
  }

  private static func pose(
    _ style: MotionStyle, _ motion: AlertMotion, _ place: CardPlace
  ) -> CardPose {
    let way = MotionCatalog.standard.motion(style)
    var pose: CardPose
    if let exitAge = motion.exitAge {
      if let velocity = motion.fling, !style.isReduced, way.exitDuration > 0 {
        pose = Fling(velocity: velocity, duration: way.exitDuration).pose(at: exitAge, place)
      } else {
        pose = way.exitPose(at: exitAge, place)
      }
    } else {
      pose = way.entrancePose(at: motion.age, place)
    }
    if let shake = motion.shakeAge, !style.isReduced {
      pose.offset.x += ShakeEffect.offset(at: shake)
    }
    return pose
  }

  /// The layout between those of what the alert said and was a short while ago and that of now.
  private func blended(
    _ rest: LayoutTree, _ layer: AlertScene.Layer, _ motion: AlertMotion, _ worker: RenderWorker
  ) throws -> LayoutTree {
    let changes = motion.changes + CountdownChange.of(layer)
    guard let first = changes.first else { return rest }
    func seen(_ content: AlertContent) -> AlertContent {
      // A ring runs by itself, whatever else changes.
      var content = content
      if content.progress != nil { content.progress = layer.document.content.progress }
      return content
    }
    func tree(_ change: AlertMotion.Change) throws -> LayoutTree {
      var document = layer.document
      document.content = seen(change.content)
      var state = change.state
      state.spinnerStep = motion.spinnerStep
      return try layout(document, state, worker).tree
    }
    var shown = try tree(first)
    for (index, change) in changes.enumerated() {
      let share = TimingCurve.easeInOut.value(at: change.age / AlertMotion.changeDuration)
      let next = index + 1 < changes.count ? try tree(changes[index + 1]) : rest
      shown = TreeBlend.blend(shown, next, Trigonometry.quantized(share))
        .rounded(toScale: layer.document.output.scale)
    }
    return shown
  }
}

extension AlertMotion {
  /// Eighths of a turn that spinners have made, one turn a second (facts, motion).
  fileprivate var spinnerStep: Int { Int((min(1e6, max(0, age)) * 8).rounded(.down)) % 8 }
}
