import PlacardGraphics
import PlacardLayout
import PlacardModel

extension CoolAlertComposer {
  /// The disc with its ring, the coloured circle and the drawing in it: rigid, so that the drawing
  /// stays in the middle at every scale.
  func makeIcon() throws(DocumentError) -> Node {
    let size = circle.diameter
    let whole = size + 2 * circle.ring
    var layers: [Layer] = []
    let ring = appearance.circleBackgroundColor.map(resolve)
    if let ring, ring != resolve(appearance.contentViewColor) {
      layers.append(Layer(disc(whole, ring), horizontal: .center, vertical: .center))
    }
    if let progress = content.progress {
      layers += try progressLayers(progress)
    } else {
      layers.append(centred(disc(size, resolve(accent)).appearing(.pops)))
      layers.append(centred(try drawing(scale: 1).appearing(.drawsIn)))
    }
    return Node(
      .overlay(layers), id: .icon, role: .icon,
      limits: SizeLimits(width: whole, height: whole), isRigid: true)
  }

  private func centred(_ node: Node) -> Layer {
    Layer(node, horizontal: .center, vertical: .center)
  }

  private func disc(_ diameter: Double, _ color: Color) -> Node {
    let box = Rect(0, 0, diameter, diameter)
    return Node(
      .vector(
        VectorGraphic(
          box: box, size: Size(diameter, diameter), steps: [.fill(.ellipse(in: box), color)])))
  }

  /// A track and an arc along the circle's rim; inside, the percentage of a waiting alert or the
  /// style's circle made smaller by a gap of half the ring's width.
  private func progressLayers(_ progress: Double) throws(DocumentError) -> [Layer] {
    let size = circle.diameter
    let isWaiting = isActivity
    // Grey on a grey track would hardly be seen, so a waiting alert's arc is blue until it is given
    // a colour.
    let arcColor = resolve(
      style.style.name == "wait" ? content.color ?? .systemBlue : accent)
    // A ring needs a width to be seen, and must leave room inside.
    let width = min(max(1, circle.ring), size / 4)
    let center = Point(size / 2, size / 2)
    let radius = (size - width) / 2
    var steps: [VectorGraphic.Step] = [
      .stroke(
        .circle(center: center, radius: radius), StrokeStyle(width: width, cap: .butt),
        resolve(.systemFill))
    ]
    if progress > 0 {
      let path =
        progress >= 1
        ? Path.circle(center: center, radius: radius)
        : Path.arc(center: center, radius: radius, turn: progress)
      steps.append(.stroke(path, StrokeStyle(width: width, cap: .round), arcColor))
    }
    let ring = Node(
      .vector(
        VectorGraphic(
          box: Rect(0, 0, size, size), size: Size(size, size), mirrors: true, steps: steps)))
    guard !isWaiting else { return [centred(ring), centred(percentage(progress))] }
    let inner = size - 3 * width
    return [
      centred(ring), centred(disc(inner, resolve(accent)).appearing(.pops)),
      centred(try drawing(scale: inner / size).appearing(.drawsIn)),
    ]
  }

  private var isActivity: Bool {
    if case .activity = style.icon { return content.icon == nil }
    return false
  }

  /// The whole percentage, rounded down so that 100% means done; the addend keeps 0.29 from 28%.
  static func percent(_ progress: Double) -> Int { Int((progress * 100 + 1e-6).rounded(.down)) }

  private func percentage(_ progress: Double) -> Node {
    Node(
      .text(
        TextNode(
          "\(Self.percent(progress))%", size: max(4, circle.diameter * 15 / 64), weight: 700,
          color: resolve(appearance.titleColor), lineLimit: 1)),
      id: "percent", role: .text)
  }

  /// What stands in the circle.
  private func drawing(scale: Double) throws(DocumentError) -> Node {
    let side = circle.icon * scale
    let tint = foreground(on: accent)
    switch content.icon {
    case .symbol(let name):
      return Node(.vector(try SymbolDrawing.graphic(name, side: side, color: tint)))
    case .image(let reference, let color):
      return Node(.image(reference, side: side, tint: color.map(resolve)))
    case nil: break
    }
    switch style.icon {
    case .symbol(let name):
      return Node(.vector(try SymbolDrawing.graphic(name, side: side, color: tint)))
    case .strokes(let strokes):
      let box = CoolAlertStyle.strokeBox
      return Node(
        .vector(
          VectorGraphic(
            box: Rect(0, 0, box, box), size: Size(side, side),
            steps: strokes.map {
              .stroke($0.path, StrokeStyle(width: $0.width, cap: .round), tint)
            })))
    case .activity:
      let diameter =
        min(
          appearance.activityIndicatorStyle.diameter * circle.scale, circle.diameter * 0.6)
        * scale
      return Node(
        .vector(Spinner.graphic(diameter: diameter, color: tint, step: state.spinnerStep)))
    }
  }
}
