import Placard
import Testing

/// An alert drawn on its whole screen, with its frames: a point of a frame is `scale` pixels.
struct Drawing {
  let document: AlertDocument
  let tree: LayoutTree
  let bitmap: Bitmap

  /// Plain white surroundings without shadow and dimming, which would tint what is measured.
  static let plain: JSONValue = [
    "appearance": ["dimOpacity": 0, "shadowOpacity": 0],
    "screen": ["backdrop": "#FFFFFF"],
    "output": ["crop": "screen"],
  ]

  /// Draws a document; what it leaves open is plain.
  init(_ value: JSONValue, renderer: AlertRenderer = .standard) throws {
    try self.init(
      document: AlertDocument(json: value.filled(from: Self.plain).bytes), renderer: renderer)
  }

  init(document: AlertDocument, renderer: AlertRenderer = .standard) throws {
    self.document = document
    tree = try renderer.layout(document)
    bitmap = try renderer.image(document)
  }

  var scale: Double { document.output.scale }
  var screen: Rect { Rect(origin: .zero, size: document.screen.size) }
  var isTruncated: Bool { tree.diagnostics.contains { $0.code == .truncated } }

  func element(
    _ id: ElementID, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> LayoutElement {
    let found = tree.element(id)
    return try #require(found, "there is no \(id)", sourceLocation: sourceLocation)
  }

  func frame(
    _ id: ElementID, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Rect { try element(id, sourceLocation: sourceLocation).frame }

  func pixels(
    of id: ElementID, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> PixelBox { try frame(id, sourceLocation: sourceLocation).pixels(scale) }

  /// The text of an element line by line.
  func lines(
    _ id: ElementID, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> [TextLine] { try text(id, sourceLocation: sourceLocation).lines }

  func text(
    _ id: ElementID, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> TextLayout {
    guard case .text(let layout, _) = try element(id, sourceLocation: sourceLocation).content
    else {
      throw Failure("\(id) is no text")
    }
    return layout
  }

  /// The smallest box round what differs from a surface within an element's frame.
  func ink(
    in id: ElementID, on surface: Color, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> PixelBox {
    let area = try pixels(of: id, sourceLocation: sourceLocation)
    return try #require(
      bitmap.box(in: area) { $0 != surface }, "\(id) is empty", sourceLocation: sourceLocation)
  }

  /// The colour in the middle of an element's leading padding: its surface.
  func surface(of id: ElementID) throws -> Color {
    let box = try pixels(of: id)
    return bitmap[box.minX + 6, (box.minY + box.maxY) / 2]
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }
}

extension ElementID {
  /// The text of a button.
  var label: ElementID { ElementID("\(self).title") }
}
