extension Path {
  /// Reads SVG path data (SVG 1.1, section 8.3): every command, compact numbers, repeated
  /// arguments; quadratic curves and arcs become cubics.
  ///
  /// - Throws: `SVGPathError` where the text leaves the grammar or a number is beyond ±10⁹.
  public init(svg text: String) throws(SVGPathError) {
    var parser = SVGPathParser(text)
    try parser.run()
    self = parser.path
  }
}

/// One pass over path data: the current point, the last control point and the path so far.
private struct SVGPathParser {
  private enum Smooth { case none, cubic, quadratic }

  private(set) var path = Path()
  private var scanner: SVGPathScanner
  private var current = Point.zero
  private var start = Point.zero
  private var control = Point.zero
  /// Which kind of curve `control` belongs to.
  private var smooth = Smooth.none
  /// Whether the last command closed a subpath, so that the next one starts where that began.
  private var isClosed = false

  init(_ text: String) { scanner = SVGPathScanner(text) }

  mutating func run() throws(SVGPathError) {
    while let command = try scanner.command(isFirst: path.isEmpty) {
      let isRelative = command.isRelative
      switch command.letter {
      case UInt8(ascii: "Z"):
        path.close()
        current = start
        smooth = .none
        isClosed = true
      case UInt8(ascii: "M"):
        current = try point(isRelative)
        start = current
        path.move(to: current)
        smooth = .none
        isClosed = false
        while scanner.hasNumber { try segment(UInt8(ascii: "L"), isRelative) }
      default:
        if isClosed { path.move(to: start) }
        isClosed = false
        repeat { try segment(command.letter, isRelative) } while scanner.hasNumber
      }
    }
  }

  private mutating func point(_ isRelative: Bool) throws(SVGPathError) -> Point {
    let point = Point(try scanner.number(), try scanner.number())
    return isRelative ? current + point : point
  }

  /// The last control point mirrored at the current point, if it belongs to the same kind of curve.
  private func mirrored(_ kind: Smooth) -> Point {
    smooth == kind ? current + (current - control) : current
  }

  private mutating func segment(
    _ letter: UInt8, _ isRelative: Bool
  ) throws(SVGPathError) {
    switch letter {
    case UInt8(ascii: "H"):
      let x = try scanner.number()
      line(to: Point(isRelative ? current.x + x : x, current.y))
    case UInt8(ascii: "V"):
      let y = try scanner.number()
      line(to: Point(current.x, isRelative ? current.y + y : y))
    case UInt8(ascii: "C"):
      let first = try point(isRelative)
      cubic(first, try point(isRelative), to: try point(isRelative))
    case UInt8(ascii: "S"):
      cubic(mirrored(.cubic), try point(isRelative), to: try point(isRelative))
    case UInt8(ascii: "Q"):
      let middle = try point(isRelative)
      quadratic(middle, to: try point(isRelative))
    case UInt8(ascii: "T"):
      quadratic(mirrored(.quadratic), to: try point(isRelative))
    case UInt8(ascii: "A"):
      let radii = Size(try scanner.number(), try scanner.number())
      let rotation = try scanner.number()
      let isLarge = try scanner.flag()
      let isClockwise = try scanner.flag()
      let end = try point(isRelative)
      SVGArc(
        from: current, to: end, radii: radii, rotation: rotation, isLarge: isLarge,
        isClockwise: isClockwise
      ).add(to: &path)
      current = end
      smooth = .none
    default:
      line(to: try point(isRelative))
    }
  }

  private mutating func line(to end: Point) {
    path.line(to: end)
    current = end
    smooth = .none
  }

  private mutating func cubic(_ first: Point, _ second: Point, to end: Point) {
    path.cubic(first, second, to: end)
    current = end
    control = second
    smooth = .cubic
  }

  private mutating func quadratic(_ control: Point, to end: Point) {
    path.quadratic(from: current, control, to: end)
    current = end
    self.control = control
    smooth = .quadratic
  }
}
