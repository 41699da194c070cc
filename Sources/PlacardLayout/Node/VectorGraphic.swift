public import PlacardGraphics

/// A drawing of paths in a box of its own units that is scaled to its node's frame.
public struct VectorGraphic: Hashable, Sendable {
  /// One painting step, in the box's units.
  public enum Step: Hashable, Sendable {
    /// Fills a path.
    case fill(Path, Color)
    /// Fills what lies inside the first path and outside the second.
    case difference(Path, minus: Path, Color)
    /// Draws a line along a path.
    case stroke(Path, StrokeStyle, Color)
  }

  /// How a drawing shows itself when its alert comes on the screen.
  public enum Appearing: Hashable, Sendable {
    /// It is there.
    case still
    /// Its lines are drawn one after the other.
    case drawsIn
    /// It grows, a little beyond its size and back.
    case pops
  }

  /// The box that the steps are drawn in; its origin is the upper left corner.
  public var box: Rect
  /// Size in points at which the box is shown.
  public var size: Size
  /// Whether the drawing is mirrored in right-to-left layouts.
  public var mirrors: Bool
  /// The steps from bottom to top.
  public var steps: [Step]
  /// How it shows itself.
  public var appearing = Appearing.still

  /// Creates a drawing.
  public init(box: Rect, size: Size, mirrors: Bool = false, steps: [Step]) {
    self.box = box
    self.size = size
    self.mirrors = mirrors
    self.steps = steps
  }
}

extension VectorGraphic {
  /// The steps as painting steps.
  ///
  /// - Parameters:
  ///   - transform: from the box's units to points.
  ///   - factor: points a unit, by which lines get wider.
  package func items(_ transform: AffineTransform, factor: Double) -> [DisplayItem] {
    steps.map { step in
      switch step {
      case .fill(let path, let color):
        .fill(path.transformed(by: transform), .color(color))
      case .difference(let outer, let inner, let color):
        .difference(
          outer.transformed(by: transform), minus: inner.transformed(by: transform), color)
      case .stroke(let path, let style, let color):
        .stroke(
          path.transformed(by: transform),
          StrokeStyle(width: style.width * factor, cap: style.cap), color)
      }
    }
  }
}
