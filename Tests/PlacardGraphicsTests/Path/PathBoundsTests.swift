import PlacardGraphics
import Testing

@Suite("Bounds of a path")
struct PathBoundsTests {
  @Test("A cubic's bounds leave out its control points")
  func cubic() throws {
    var path = Path()
    path.move(to: Point(0, 0))
    path.cubic(Point(0, 12), Point(12, 12), to: Point(12, 0))
    #expect(path.controlBounds == Rect(0, 0, 12, 12))
    #expect(path.bounds == Rect(0, 0, 12, 9))
  }

  @Test("Lines bound as their points do, and an empty path has no bounds")
  func lines() {
    #expect(Path.rectangle(Rect(1, 2, 3, 4)).bounds == Rect(1, 2, 3, 4))
    #expect(Path().bounds == nil)
  }

  @Test("A curve after a closed subpath starts at that subpath's start")
  func closed() {
    var path = Path()
    path.move(to: Point(0, 0))
    path.line(to: Point(50, 0))
    path.close()
    path.cubic(Point(0, 12), Point(12, 12), to: Point(12, 0))
    #expect(path.bounds == Rect(0, 0, 50, 9))
  }
}
