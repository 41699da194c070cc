import PlacardGraphics
import PlacardModel
import Testing

@testable import PlacardMotion

@Suite("Entrances and exits")
struct EntranceMotionTests {
  private let place = CardPlace(
    card: Rect(45, 300, 300, 220), screen: Size(390, 844))

  private var ways: [EntranceMotion] { MotionCatalog.standard.motions + [.dynamic] }

  @Test("Every way ends exactly at rest and leaves from there until nothing is seen")
  func ends() {
    for way in ways {
      #expect(way.entrancePose(at: way.duration, place) == .rest, "\(way.name)")
      #expect(way.entrancePose(at: way.duration + 9, place) == .rest, "\(way.name)")
      #expect(way.exitDuration == 0 || way.exitPose(at: 0, place) == .rest, "\(way.name)")
      #expect(way.exitPose(at: way.exitDuration, place).opacity == 0, "\(way.name)")
    }
  }

  @Test("Nothing is seen at the beginning but of what comes at once")
  func beginnings() {
    for way in ways where way.duration > 0 {
      let pose = way.entrancePose(at: 0, place)
      let frame = Path.rectangle(place.card).transformed(
        by: pose.transform(about: place.card.center)
      )
      .controlBounds
      let isOutside =
        frame.map { $0.intersection(Rect(origin: .zero, size: place.screen)).isEmpty } ?? true
      #expect(pose.opacity == 0 || isOutside, "\(way.name)")
      #expect(pose.backdrop == 0, "\(way.name)")
    }
  }

  @Test("Slides come from their side, go 15 points too far and come back")
  func slides() {
    let sides: [(EntranceMotion, Point)] = [
      (.topToBottom, Point(0, -1)), (.bottomToTop, Point(0, 1)), (.leftToRight, Point(-1, 0)),
      (.rightToLeft, Point(1, 0)),
    ]
    for (way, side) in sides {
      let start = way.entrancePose(at: 0, place).offset
      #expect(start.x * side.x + start.y * side.y > 300)
      let turn = way.entrancePose(at: 0.2, place)
      #expect(abs(turn.offset.x + 15 * side.x) < 1e-9 && abs(turn.offset.y + 15 * side.y) < 1e-9)
      #expect(turn.opacity == 1)
    }
  }

  @Test("The zoom swings beyond its size, the system's alerts never do")
  func swings() {
    func scales(_ way: EntranceMotion) -> [Double] {
      (0...600).map { way.entrancePose(at: Double($0) / 1000, place).scale }
    }
    #expect(scales(.zoom).max() ?? 0 > 1.02)
    #expect(scales(.system).min() ?? 0 >= 1)
    #expect(zip(scales(.system), scales(.system).dropFirst()).allSatisfy { $0 >= $1 })
  }

  @Test("Less motion makes a fade of everything that moves")
  func reduced() {
    for name in EntranceAnimation.choices {
      var style = MotionStyle(entrance: name)
      style.isReduced = true
      let way = MotionCatalog.standard.motion(style)
      #expect(way.name == (name == .noAnimation ? .noAnimation : .fade))
      style.isDynamic = true
      #expect([.fade, .noAnimation].contains(MotionCatalog.standard.motion(style).name))
    }
  }

  @Test("A fling goes on at the finger's velocity and leaves the screen in its time")
  func fling() {
    for velocity in [Point(0, 900), Point(0, -4000), Point(-1200, 30)] {
      let fling = Fling(velocity: velocity, duration: 0.25)
      #expect(fling.pose(at: 0, place) == .rest)
      let early = fling.pose(at: 0.001, place).offset
      #expect(abs(early.x - velocity.x * 0.001) < 0.1 && abs(early.y - velocity.y * 0.001) < 0.1)
      let late = fling.pose(at: 0.2499, place).offset
      let card = place.card.offset(by: late)
      #expect(card.intersection(Rect(origin: .zero, size: place.screen)).isEmpty)
      #expect(fling.pose(at: 0.25, place).opacity == 0)
    }
  }
}
