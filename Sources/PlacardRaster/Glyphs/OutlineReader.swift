import CGraphicsLibs
import PlacardGraphics

/// Turns a FreeType outline into a path.
enum OutlineReader {
  /// Where FreeType's callbacks collect the path.
  private final class Sink {
    var path = Path()
    var current = Point.zero
    var isOpen = false
    let scale: Double

    init(scale: Double) { self.scale = scale }

    func point(_ vector: UnsafePointer<FT_Vector>?) -> Point {
      guard let vector else { return .zero }
      return Point(Double(vector.pointee.x) * scale, -Double(vector.pointee.y) * scale)
    }

    func closeContour() {
      if isOpen { path.close() }
      isOpen = false
    }
  }

  static func path(_ outline: inout FT_Outline, unitsPerEm: Int) -> Path {
    let sink = Sink(scale: 1 / Double(max(1, unitsPerEm)))
    var callbacks = FT_Outline_Funcs(
      move_to: { to, user in
        let sink = OutlineReader.sink(user)
        sink.closeContour()
        sink.current = sink.point(to)
        sink.path.move(to: sink.current)
        sink.isOpen = true
        return 0
      },
      line_to: { to, user in
        let sink = OutlineReader.sink(user)
        sink.current = sink.point(to)
        sink.path.line(to: sink.current)
        return 0
      },
      conic_to: { control, to, user in
        let sink = OutlineReader.sink(user)
        let end = sink.point(to)
        sink.path.quadratic(from: sink.current, sink.point(control), to: end)
        sink.current = end
        return 0
      },
      cubic_to: { first, second, to, user in
        let sink = OutlineReader.sink(user)
        sink.current = sink.point(to)
        sink.path.cubic(sink.point(first), sink.point(second), to: sink.current)
        return 0
      },
      shift: 0, delta: 0)
    FT_Outline_Decompose(&outline, &callbacks, Unmanaged.passUnretained(sink).toOpaque())
    sink.closeContour()
    return sink.path
  }

  private static func sink(_ user: UnsafeMutableRawPointer?) -> Sink {
    guard let user else { return Sink(scale: 1) }
    return Unmanaged<Sink>.fromOpaque(user).takeUnretainedValue()
  }
}
