public import PlacardGraphics
import PlacardLayout
import PlacardModel
import PlacardRuntime

extension Stage {
  /// Drags a slider's knob, or a finger along stars, on the uppermost alert.
  ///
  /// A slider with steps comes to rest on the nearest one.
  ///
  /// - Parameters:
  ///   - label: what the slider or the rating is about.
  ///   - value: where the finger is lifted: a value of the slider, or how many stars.
  /// - Throws: `StageError` naming what is wrong and what is there.
  public func drag(_ label: String, to value: Double) async throws {
    let session = try topSession()
    let parts = session.content.elements.filter { $0.element.isDraggable }
    let found = parts.filter { $0.element.label == label }
    guard let part = found.first else {
      let names = parts.compactMap(\.element.label)
      throw StageError(
        .noSuchPart,
        "there is no \"\(label)\" to drag on the alert"
          + (names.isEmpty
            ? "" : "; there is \(names.map(\.debugDescription).joined(separator: ", "))"),
        suggestions: NearNames.closest(to: label, in: names))
    }
    guard found.count == 1 else {
      throw StageError(.ambiguous, "\"\(label)\" is the name of \(found.count) parts to drag")
    }
    guard let held = part.element.value(at: value) else {
      throw StageError(
        .outOfRange, "\"\(label)\" cannot come to \(value), must be \(part.element.rangeInWords)")
    }
    note("drag \(label.debugDescription) to \(value.rounded(toPlaces: 3))")
    try await deliver(
      .change(session.id, ContentChange(part.id, held)), "\"\(label)\" does nothing")
  }

  /// Drags from a point of the screen to another, in points: a slider's knob goes along, stars fill
  /// up to the finger.
  ///
  /// - Throws: `StageError` where nothing at the first point can be dragged; errors of the layout.
  public func drag(from start: Point, to end: Point) async throws {
    let session = try topSession()
    let tree = try layout()
    for (id, element) in session.content.elements where element.isDraggable {
      guard let part = tree.element(id), part.frame.contains(start), end.x.isFinite else {
        continue
      }
      let track = part.all.first { if case .drawing = $0.content { true } else { false } }
      let frame = track?.frame ?? part.frame
      let isMirrored = environment.direction == .rightToLeft
      let along = frame.width > 0 ? (end.x - frame.minX) / frame.width : 0
      let fraction = min(1, max(0, isMirrored ? 1 - along : along))
      guard let held = element.value(alongTrack: fraction) else { continue }
      note("drag \((element.label ?? "\(id)").debugDescription) to \(held)")
      return try await deliver(
        .change(session.id, ContentChange(id, held)), "\(id) does nothing")
    }
    throw StageError(.noSuchPart, "there is nothing to drag at (\(start.x), \(start.y))")
  }
}

extension ContentElement {
  fileprivate var isDraggable: Bool {
    switch self {
    case .slider, .rating: true
    default: false
    }
  }

  fileprivate var label: String? {
    switch self {
    case .slider(let slider): slider.label
    case .rating(let rating): rating.label
    default: nil
    }
  }

  fileprivate var rangeInWords: String {
    switch self {
    case .slider(let slider): "from \(slider.range.lowerBound) to \(slider.range.upperBound)"
    case .rating(let rating): "a whole number of stars from 0 to \(rating.count)"
    default: "something else"
    }
  }

  /// The value that a finger lifted at a number leaves; `nil` where there is no such place.
  fileprivate func value(at number: Double) -> ContentValue? {
    switch self {
    case .slider(let slider) where slider.range.contains(number): .number(number)
    case .rating(let rating) where (0...Double(rating.count)).contains(number):
      .selection(Int(number.rounded(.up)))
    default: nil
    }
  }

  /// The value at a part of the way along the track, 0…1.
  fileprivate func value(alongTrack fraction: Double) -> ContentValue? {
    switch self {
    case .slider(let slider):
      .number(
        slider.range.lowerBound + fraction * (slider.range.upperBound - slider.range.lowerBound))
    case .rating(let rating): .selection(Int((fraction * Double(rating.count)).rounded(.up)))
    default: nil
    }
  }
}
