import Testing

@testable import PlacardGraphics

@Suite("Trimmed paths")
struct PathTrimmingTests {
  @Test("A share of a line ends where the share says, across corners")
  func lines() {
    let path = Path.polyline([(0, 0), (30, 0), (30, 10)])
    #expect(path.length == 40)
    #expect(path.trimmed(to: 0.5) == .polyline([(0, 0), (20, 0)]))
    #expect(path.trimmed(to: 0.875) == .polyline([(0, 0), (30, 0), (30, 5)]))
    #expect(path.trimmed(to: 0).isEmpty && path.trimmed(to: -1).isEmpty)
    #expect(path.trimmed(to: 1) == path)
  }

  @Test("A share of a circle has that share of its length")
  func curves() {
    let circle = Path.circle(center: Point(50, 50), radius: 20)
    #expect(abs(circle.length - 40 * Double.pi) < 0.1)
    for share in [0.1, 0.25, 0.4, 0.77] {
      let part = circle.trimmed(to: share)
      #expect(abs(part.length - share * circle.length) < 0.05)
    }
  }

  @Test("The length never falls as the share grows")
  func monotone() {
    let path = Path.polyline([(11, 44), (27, 60), (69, 19)])
    let lengths = (0...200).map { path.trimmed(to: Double($0) / 200).length }
    #expect(zip(lengths, lengths.dropFirst()).allSatisfy { $0 <= $1 + 1e-9 })
  }
}
