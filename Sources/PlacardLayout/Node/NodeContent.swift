public import PlacardGraphics

/// The vocabulary of node trees.
public indirect enum NodeContent: Hashable, Sendable {
  /// Nothing.
  case empty
  /// Children from top to bottom, all as wide as the column.
  case column([Node], spacing: Double)
  /// Children from leading to trailing, all equally wide and as high as the highest.
  case row([Node], spacing: Double)
  /// Children from leading to trailing, each as wide as it needs and all as high as the highest;
  /// where they do not fit, all become narrower by the same factor.
  case line([Node], spacing: Double)
  /// Children from leading to trailing at the widths that they need, each in the middle of the
  /// height; where they do not fit, the widest ones give way first.
  case band([BandChild], spacing: Double)
  /// Children on top of each other, the last one uppermost.
  case overlay([Layer])
  /// A text.
  case text(TextNode)
  /// A drawing.
  case vector(VectorGraphic)
  /// A picture fitted into a square of a side in points.
  case image(ImageReference, side: Double, tint: Color?)
  /// Text that is being written.
  case editor(EditorNode)
  /// Content that draws itself, as wide as it may be.
  case drawing(CustomDrawing)
  /// A part that scrolls when it is too high.
  case scroll(ScrollNode)
  /// A part with a companion that never gives way.
  case accompanied(AccompaniedNode)
  /// The first child whose smallest extent along the axis fits, else the last child.
  case firstThatFits(Axis, [Node])
}
