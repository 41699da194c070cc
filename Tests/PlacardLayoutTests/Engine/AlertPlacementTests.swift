import PlacardGraphics
import Testing

@testable import PlacardLayout

@Suite("Where an alert stands")
struct AlertPlacementTests {
  private let room = Rect(8, 20, 384, 700)

  @Test("The middle and the bottom are those of the room")
  func simple() {
    let size = Size(200, 100)
    #expect(AlertPlacement.center.frame(of: size, in: room) == Rect(100, 320, 200, 100))
    #expect(AlertPlacement.bottom.frame(of: size, in: room) == Rect(100, 620, 200, 100))
  }

  @Test("At an anchor it stands below, above where there is more room, and never outside the room")
  func anchored() {
    func frame(_ anchor: Rect, _ size: Size = Size(200, 100)) -> Rect {
      AlertPlacement.anchored(to: anchor).frame(of: size, in: room)
    }
    #expect(frame(Rect(180, 100, 40, 40)) == Rect(100, 148, 200, 100))
    #expect(frame(Rect(180, 660, 40, 40)) == Rect(100, 552, 200, 100))
    #expect(frame(Rect(380, 100, 40, 40)) == Rect(192, 148, 200, 100))
    #expect(frame(Rect(180, 300, 40, 40), Size(200, 600)) == Rect(100, 120, 200, 600))
    #expect(frame(Rect(-50, -90, 10, 10)) == Rect(8, 20, 200, 100))
  }
}
