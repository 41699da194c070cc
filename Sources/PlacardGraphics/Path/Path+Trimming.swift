extension Path {
  /// The length of the path's lines in its own units; closing lines count.
  ///
  /// Curves are measured along 32 chords each, whose error for the arcs of icons is below a
  /// thousandth.
  public var length: Double { pieces.reduce(0) { $0 + $1.length } }

  /// The path's beginning, up to a share of its length; 0 or less gives an empty path.
  public func trimmed(to share: Double) -> Path {
    guard share > 0 else { return Path() }
    guard share < 1 else { return self }
    var rest = length * share
    var path = Path()
    var last: Point?
    for piece in pieces {
      guard rest > 0 else { break }
      if last != piece.start { path.move(to: piece.start) }
      let part = piece.length > rest ? piece.trimmed(to: rest) : piece
      switch part.curve {
      case nil: path.line(to: part.end)
      case (let first, let second)?: path.cubic(first, second, to: part.end)
      }
      rest -= piece.length
      last = part.end
    }
    return path
  }

  /// A line or a curve from a point to another one.
  private struct Piece {
    var start: Point
    var curve: (Point, Point)?
    var end: Point

    private static let chords = 32

    func point(_ t: Double) -> Point {
      guard let curve else { return start.mixed(with: end, t) }
      let (a, b, c) = (
        start.mixed(with: curve.0, t), curve.0.mixed(with: curve.1, t), curve.1.mixed(with: end, t)
      )
      return a.mixed(with: b, t).mixed(with: b.mixed(with: c, t), t)
    }

    private var chordLengths: [Double] {
      guard curve != nil else { return [start.distance(to: end)] }
      return (0..<Self.chords).map { index in
        let count = Double(Self.chords)
        return point(Double(index) / count).distance(to: point(Double(index + 1) / count))
      }
    }

    var length: Double { chordLengths.reduce(0, +) }

    /// The first part of a given length, cut by de Casteljau's construction.
    func trimmed(to length: Double) -> Piece {
      let chords = chordLengths
      var rest = length
      var parameter = 1.0
      for (index, chord) in chords.enumerated() {
        if chord >= rest, chord > 0 {
          parameter = (Double(index) + rest / chord) / Double(chords.count)
          break
        }
        rest -= chord
      }
      guard let curve else {
        return Piece(start: start, curve: nil, end: point(parameter))
      }
      let first = start.mixed(with: curve.0, parameter)
      let middle = curve.0.mixed(with: curve.1, parameter)
      return Piece(
        start: start, curve: (first, first.mixed(with: middle, parameter)), end: point(parameter))
    }
  }

  private var pieces: [Piece] {
    var pieces: [Piece] = []
    var current = Point.zero
    var start = Point.zero
    for element in elements {
      switch element {
      case .move(let point):
        current = point
        start = point
      case .line(let end):
        pieces.append(Piece(start: current, curve: nil, end: end))
        current = end
      case .cubic(let first, let second, let end):
        pieces.append(Piece(start: current, curve: (first, second), end: end))
        current = end
      case .close:
        if current != start { pieces.append(Piece(start: current, curve: nil, end: start)) }
        current = start
      }
    }
    return pieces
  }
}
