import Testing

@testable import PlacardRuntime

@Suite("Timers")
struct TimerQueueTests {
  @Test("They come by deadline, and of equal ones the one set first")
  func order() {
    var queue = TimerQueue()
    var random = SplitMix(seed: 7)
    var expected: [(Duration, Int)] = []
    for number in 0..<500 {
      let deadline = Duration.milliseconds(Int.random(in: 0..<40, using: &random))
      queue.set(Timer(.timeout, of: AlertID(number)), at: deadline)
      expected.append((deadline, number))
    }
    expected.sort { $0.0 == $1.0 ? $0.1 < $1.1 : $0.0 < $1.0 }
    var found: [Int] = []
    while let (timer, _) = queue.takeDue(at: .seconds(1)) { found.append(timer.alert.number) }
    #expect(found == expected.map(\.1))
  }

  @Test("Nothing is due before its time, and what is cancelled never comes")
  func due() {
    var queue = TimerQueue()
    queue.set(Timer(.entered, of: AlertID(1)), at: .seconds(1))
    queue.set(Timer(.timeout, of: AlertID(1)), at: .seconds(2))
    queue.set(Timer(.timeout, of: AlertID(2)), at: .seconds(2))
    #expect(queue.takeDue(at: .milliseconds(999)) == nil)
    #expect(queue.nextDeadline == .seconds(1))
    queue.cancel(.timeout, of: AlertID(1))
    #expect(queue.takeDue(at: .seconds(5))?.timer == Timer(.entered, of: AlertID(1)))
    #expect(queue.takeDue(at: .seconds(5))?.timer == Timer(.timeout, of: AlertID(2)))
    #expect(queue.takeDue(at: .seconds(5)) == nil)
    #expect(queue.timers.isEmpty)
  }
}
