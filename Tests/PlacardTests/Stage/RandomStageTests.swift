import Placard
import Testing

@Suite("Whatever happens on a stage, every alert has one result and nothing is left over")
@MainActor
struct RandomStageTests {
  @Test("200 random lives", arguments: 0..<10)
  func lives(group: Int) async throws {
    for seed in (group * 20)..<(group * 20 + 20) {
      let life = try await RandomStage(seed: UInt64(seed), steps: 30)
      #expect(life.stage.alerts.isEmpty, "seed \(seed)")
      #expect(life.results.values.allSatisfy { $0.count == 1 }, "seed \(seed)")
      #expect(life.results.count == life.shown, "seed \(seed)")
      let ends = life.stage.log.filter { $0.text.contains(" ends: ") }
      #expect(ends.count == life.shown, "seed \(seed)")
      #expect(life.stage.log.map(\.time) == life.stage.log.map(\.time).sorted(), "seed \(seed)")
    }
  }

  @Test("the same seed gives the same log")
  func sameLog() async throws {
    let first = try await RandomStage(seed: 7, steps: 60).stage.lines
    #expect(first.count > 60)
    for _ in 0..<5 {
      #expect(try await RandomStage(seed: 7, steps: 60).stage.lines == first)
    }
  }
}
