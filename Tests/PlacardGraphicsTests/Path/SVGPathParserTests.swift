import PlacardGraphics
import Testing

@Suite("SVG path data")
struct SVGPathParserTests {
  @Test("Absolute and relative lines, repeats after M, H and V, and Z give the same outline")
  func lines() throws {
    let absolute = try Path(svg: "M10 10 L30 10 30 40 H10 V10 Z")
    #expect(
      absolute.elements == [
        .move(Point(10, 10)), .line(Point(30, 10)), .line(Point(30, 40)), .line(Point(10, 40)),
        .line(Point(10, 10)), .close,
      ])
    #expect(try Path(svg: "m10,10 20,0 0,30h-20v-30z") == absolute)
  }

  @Test("Compact numbers need no separators")
  func compactNumbers() throws {
    #expect(
      try Path(svg: "M-.5.25L1e1-2E0.5,+3").elements == [
        .move(Point(-0.5, 0.25)), .line(Point(10, -2)), .line(Point(0.5, 3)),
      ])
  }

  @Test("A subpath after Z starts where the closed one began")
  func restart() throws {
    #expect(
      try Path(svg: "M1 2h3zl1 1").elements == [
        .move(Point(1, 2)), .line(Point(4, 2)), .close, .move(Point(1, 2)), .line(Point(2, 3)),
      ])
  }

  @Test("S mirrors the control point of a cubic, and of nothing else")
  func smoothCubic() throws {
    #expect(
      try Path(svg: "M0 0c0 5 5 10 10 10s10-5 10-10").elements.last
        == .cubic(Point(15, 10), Point(20, 5), Point(20, 0)))
    #expect(
      try Path(svg: "M0 0L10 10S20 5 20 0").elements.last
        == .cubic(Point(10, 10), Point(20, 5), Point(20, 0)))
  }

  @Test("Quadratics are raised to cubics, and T mirrors their control point")
  func quadratics() throws {
    let path = try Path(svg: "M0 0Q3 6 6 0T12 0")
    #expect(
      path.elements == [
        .move(.zero), .cubic(Point(2, 4), Point(4, 4), Point(6, 0)),
        .cubic(Point(8, -4), Point(10, -4), Point(12, 0)),
      ])
    #expect(try Path(svg: "m0 0q3 6 6 0t6 0") == path)
  }

  @Test("A quarter arc is one cubic with the handle of a circle")
  func quarterArc() throws {
    let path = try Path(svg: "M10 0A10 10 0 0 1 0 10")
    guard case .cubic(let first, let second, let end) = path.elements.last else {
      Issue.record("no cubic: \(path.elements)")
      return
    }
    #expect(path.elements.count == 2)
    #expect(end == Point(0, 10))
    #expect(abs(first.x - 10) < 0.001 && abs(first.y - 5.5228) < 0.001)
    #expect(abs(second.x - 5.5228) < 0.001 && abs(second.y - 10) < 0.001)
  }

  @Test(
    "The flags choose one of four arcs",
    arguments: [
      ("0 0", Rect(0, 0, 3, 3), Point(-1, 0)),
      ("0 1", Rect(0, 0, 3, 3), Point(0, 1)),
      ("1 0", Rect(-3, -3, 6, 6), Point(0, -1)),
      ("1 1", Rect(0, 0, 6, 6), Point(1, 0)),
    ])
  func flags(flags: String, bounds: Rect, heading: Point) throws {
    // From (3, 0) to (0, 3) on circles of radius 3 round (0, 0) and round (3, 3).
    let path = try Path(svg: "M3 0A3 3 0 \(flags) 0 3")
    let box = try #require(path.bounds)
    #expect(box.contains(bounds, tolerance: 0.002) && bounds.contains(box, tolerance: 0.002))
    guard case .cubic(let control, _, _) = path.elements[1] else {
      Issue.record("no cubic: \(path.elements)")
      return
    }
    let handle = 3 * 0.5523
    #expect(abs(control.x - 3 - heading.x * handle) < 0.001)
    #expect(abs(control.y - heading.y * handle) < 0.001)
  }

  @Test("Arc flags may stand without separators")
  func compactFlags() throws {
    #expect(try Path(svg: "M0 0a8 8 0 0110 0") == Path(svg: "M0 0a8,8,0,0,1,10,0"))
    #expect(try Path(svg: "M0 0a8 8 0 01.5.5") == Path(svg: "M0 0A8 8 0 0 1 .5 .5"))
  }

  @Test("Radii too small for the chord grow, and without a radius the arc is a line")
  func radii() throws {
    let grown = try #require(try Path(svg: "M0 0A1 1 0 0 1 10 0").bounds)
    #expect(abs(grown.minY + 5) < 0.001 && abs(grown.height - 5) < 0.001)
    #expect(try Path(svg: "M0 0A0 5 0 0 1 10 0").elements.last == .line(Point(10, 0)))
    #expect(try Path(svg: "M1 1A5 5 0 0 1 1 1").elements == [.move(Point(1, 1))])
    #expect(try Path(svg: "M0 0A1e9 1e9 0 0 1 1e-9 0").elements.last == .line(Point(1e-9, 0)))
  }

  @Test("A rotated ellipse keeps its ends and reaches as far as its axes say")
  func rotation() throws {
    let bounds = try #require(try Path(svg: "M0-20A20 10 90 0 1 0 20A20 10 90 0 1 0-20").bounds)
    #expect(abs(bounds.minX + 10) < 0.002 && abs(bounds.width - 20) < 0.004)
    #expect(bounds.minY == -20 && bounds.height == 40)
  }

  @Test("Empty path data is an empty path", arguments: ["", " \n\t"])
  func empty(text: String) throws {
    #expect(try Path(svg: text).isEmpty)
  }

  @Test(
    "Malformed data is refused with its offset",
    arguments: [
      ("L1 1", 0, "the command M or m first"),
      ("M1", 2, "a number"),
      ("M1 1 x", 5, "a command letter or the end"),
      ("M1 1,", 5, "a number"),
      ("M1,,1", 3, "a number"),
      ("M1 1Z5", 5, "a command letter or the end"),
      ("M0 0A1 1 0 2 0 5 5", 11, "a flag, 0 or 1"),
      ("M1e999 1", 1, "a number within ±10⁹"),
      ("M1 1Lnan 1", 5, "a number"),
      ("M- 1", 1, "a number"),
      ("Mé", 1, "a number"),
    ])
  func malformed(text: String, offset: Int, expected: String) {
    #expect(throws: SVGPathError(offset: offset, expected: expected)) { try Path(svg: text) }
  }

  @Test("The error names the place and what is allowed there")
  func message() {
    #expect(
      SVGPathError(offset: 2, expected: "a number").description
        == "malformed path data at offset 2: expected a number")
  }
}
