import PlacardGraphics
import Testing

@testable import PlacardMotion

@Suite("Bodies")
struct RigidBodyTests {
  @Test("Falling takes the way of the formula")
  func fall() {
    let body = RigidBody(velocity: Point(30, 0)).after(0.7) { _ in (Point(0, 1000), 2) }
    #expect(abs(body.place.x - 21) < 1e-9)
    #expect(abs(body.place.y - 245) < 0.8)
    #expect(abs(body.spin - 1.4) < 1e-9)
  }

  @Test("Between two steps the state runs evenly, so it depends on the time alone")
  func between() {
    func place(_ time: Double) -> Double {
      RigidBody(place: Point(100, 0)).after(time) { body in
        (Point(-200 * body.place.x - 20 * body.velocity.x, 0), 0)
      }.place.x
    }
    let step = RigidBody.step
    for index in 0..<40 {
      let (a, b) = (place(Double(index) * step), place(Double(index + 1) * step))
      #expect(abs(place((Double(index) + 0.5) * step) - (a + b) / 2) < 1e-9)
    }
    #expect(place(0) == 100)
    #expect(place(-1) == 100)
    #expect(abs(place(3)) < 1e-3)
  }
}
