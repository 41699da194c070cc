import PlacardGraphics
import Testing

@testable import PlacardLayout

@Suite("Numbers beside boxes")
struct BadgePlacementTests {
  private let bounds = Rect(0, 0, 400, 300)

  private func frames(
    _ boxes: [Rect], _ direction: LayoutDirection = .leftToRight
  ) -> [Rect?] {
    BadgePlacement(bounds: bounds, boxes: boxes, direction: direction)
      .frames(boxes.map { _ in Size(20, 20) })
  }

  @Test("A number stands at the leading side, beside the first line of a high box")
  func side() {
    let boxes = [Rect(60, 40, 200, 30), Rect(60, 100, 200, 150)]
    #expect(frames(boxes) == [Rect(38, 45, 20, 20), Rect(38, 100, 20, 20)])
    #expect(frames(boxes, .rightToLeft) == [Rect(262, 45, 20, 20), Rect(262, 100, 20, 20)])
  }

  @Test("In a row numbers leave the neighbours alone as far as they can")
  func row() {
    let boxes = [0, 1, 2].map { Rect(60 + 90 * Double($0), 100, 84, 44) }
    let found = frames(boxes).compactMap { $0 }
    #expect(found.count == 3)
    #expect(found[0] == Rect(38, 112, 20, 20))
    #expect(found[2] == Rect(326, 112, 20, 20))
    // The one in the middle sits on a corner, where it hides a little of one neighbour only.
    #expect(found[1].intersection(boxes[1]).isEmpty == false)
    #expect(found[1].intersection(boxes[0]).width < 10)
  }

  @Test("Boxes at the picture's edge have their numbers inside the picture")
  func edge() {
    let found = frames([Rect(0, 0, 400, 300), Rect(0, 260, 400, 40)]).compactMap { $0 }
    #expect(found.count == 2)
    #expect(found.allSatisfy { bounds.contains($0) })
  }

  @Test("However many boxes lie on each other, no number lies on another")
  func crowd() {
    let boxes = Array(repeating: Rect(100, 100, 200, 100), count: 30)
    let found = frames(boxes).compactMap { $0 }
    #expect(found.count >= 26)
    for (index, frame) in found.enumerated() {
      #expect(bounds.contains(frame))
      #expect(found[(index + 1)...].allSatisfy { $0.intersection(frame).isEmpty })
    }
  }
}
