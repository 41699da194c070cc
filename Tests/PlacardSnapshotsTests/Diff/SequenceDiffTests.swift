import Placard
import PlacardGraphics
import Testing

@testable import PlacardSnapshots

@Suite("Differences of animations")
struct SequenceDiffTests {
  /// Frames of 4×4 pixels, each with its number in it.
  private func animation(_ numbers: [UInt32], rate: Double = 10, loops: Int = 0) -> AnimatedPicture
  {
    AnimatedPicture(
      frames: numbers.map {
        Bitmap(width: 4, height: 4, pixels: [UInt32](repeating: 0xFF00_0000 | $0, count: 16))
      },
      durations: numbers.map { _ in 1 / rate }, loops: loops)
  }

  private func findings(_ actual: AnimatedPicture) -> [SequenceDiff.Finding] {
    SequenceDiff(actual, reference: animation([1, 2, 3, 4, 5])).findings
  }

  @Test("Equal animations have no findings, also after a file")
  func equal() throws {
    #expect(findings(animation([1, 2, 3, 4, 5])) == [])
    let still = animation([7, 7, 7, 8])
    #expect(try AnimatedPicture(apng: still.apng()) == still)
  }

  @Test("Missing frames are told from changed ones, wherever they are")
  func missing() {
    #expect(findings(animation([1, 2, 3])) == [.missing(4...5)])
    #expect(findings(animation([2, 3, 4, 5])) == [.missing(1...1)])
    #expect(findings(animation([1, 2, 5])) == [.missing(3...4)])
  }

  @Test("Extra frames are told from changed ones")
  func extra() {
    #expect(findings(animation([1, 2, 9, 3, 4, 5])) == [.extra(3...3)])
    #expect(findings(animation([1, 2, 3, 4, 5, 6, 7])) == [.extra(6...7)])
  }

  @Test("A changed frame is named with what differs in it")
  func changed() throws {
    let found = findings(animation([1, 2, 90, 4, 5]))
    #expect(found.count == 1)
    let text = SequenceDiff(
      animation([1, 2, 90, 4, 5]), reference: animation([1, 2, 3, 4, 5])
    ).description
    #expect(text.hasPrefix("frame 3 changed: "))
  }

  @Test("A wrong rate and a wrong number of loops are findings of their own")
  func rate() {
    #expect(
      findings(animation([1, 2, 3, 4, 5], rate: 20))
        == [.rate(frame: 1, actual: 0.05, reference: 0.1)])
    #expect(findings(animation([1, 2, 3, 4, 5], loops: 2)) == [.loops(actual: 2, reference: 0)])
  }
}
