import PlacardGraphics
import PlacardModel
import Testing

@testable import PlacardFamilies

@Suite("The circle at the user's text size")
struct CircleMetricsTests {
  private static let room = Size(390, 767)

  private func sizes(
    _ textSize: TextSize, room: Size = room, _ change: (inout Appearance) -> Void = { _ in }
  ) -> [Double] {
    let circle = CircleMetrics(Appearance(change), textSize: textSize, room: room)
    return [circle.diameter, circle.ring, circle.icon]
  }

  @Test(
    "Circle, ring and icon stay as they are up to xxxL",
    arguments: TextSize.allCases.filter { !$0.isAccessibility })
  func standard(size: TextSize) {
    #expect(sizes(size) == [64, 5, 30])
  }

  @Test("At accessibility sizes they grow with large titles")
  func growth() {
    let tall = Size(600, 600)
    let all = TextSize.allCases.filter(\.isAccessibility).map { sizes($0, room: tall) }
    #expect(all == [[83, 6, 39], [90, 7, 42], [98, 8, 46], [105, 8, 49], [113, 9, 53]])
  }

  @Test("The circle is at most a quarter of the room's shorter side, but never smaller than it was")
  func cap() {
    let largest = TextSize.accessibilityExtraExtraExtraLarge
    #expect(sizes(largest, room: Size(320, 548)) == [80, 6, 38])
    #expect(sizes(largest, room: Size(800, 320)) == [80, 6, 38])
    #expect(sizes(largest, room: Size(200, 200)) == [64, 5, 30])
  }

  @Test("A size that the caller gave fixes the whole circle", arguments: TextSize.allCases)
  func given(size: TextSize) {
    #expect(sizes(size) { $0.circleSize = 60 } == [60, 5, 30])
    #expect(sizes(size) { $0.circleRingWidth = 0 } == [64, 0, 30])
    #expect(sizes(size) { $0.circleIconSize = 64 } == [64, 5, 64])
  }
}
