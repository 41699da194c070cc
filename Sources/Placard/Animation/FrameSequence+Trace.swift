import PlacardGraphics
import PlacardLayout
import PlacardModel
import PlacardMotion

extension FrameSequence {
  /// Where the parts of the uppermost alert are at each frame.
  ///
  /// - Throws: errors of the layout.
  public func trace() throws -> MotionTrace {
    MotionTrace(
      moments: try scenes.enumerated().map { index, scene in
        MotionTrace.Moment(
          time: timing.instant(of: index), places: try renderer.places(in: scene))
      })
  }
}

extension AlertRenderer {
  fileprivate func places(in scene: AlertScene) throws -> [ElementID: MotionTrace.Place] {
    guard var layer = scene.layers.last else { return [:] }
    layer.document.output = scene.output
    return try pool.withWorker { worker in
      let alert = try posed(layer, worker)
      var places: [ElementID: MotionTrace.Place] = [:]
      let transform = alert.pose.transform(about: alert.card.center)
      func add(_ element: LayoutElement, _ opacity: Double) {
        let opacity = opacity * element.opacity
        if let id = element.id,
          let box = Path.rectangle(element.frame).transformed(by: transform).controlBounds
        {
          places[id] = MotionTrace.Place(frame: box, opacity: opacity)
        }
        for child in element.children { add(child, opacity) }
      }
      add(alert.tree.root, alert.pose.opacity)
      return places
    }
  }
}
