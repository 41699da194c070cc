import Foundation
import Testing

@Suite("The check of the manifest") struct ManifestCheckTests {
  private func breaches(_ json: String) throws -> [String] {
    let targets = try JSONDecoder().decode([ManifestTarget].self, from: Data(json.utf8))
    let rules = [TargetRule("A", []), TargetRule("B", ["A"])]
    return ManifestCheck(rules: rules).breaches(in: targets)
  }

  private let a = #"{"name": "A", "type": "regular", "dependencies": []}"#

  @Test("A manifest like the table passes, tests and benchmarks aside")
  func same() throws {
    let b = #"{"name": "B", "type": "regular", "dependencies": [{"byName": ["A", null]}]}"#
    let tests = #"{"name": "T", "type": "test", "dependencies": [{"byName": ["B", null]}]}"#
    let bench = #"{"name": "M", "type": "executable", "path": "Benchmarks/M", "dependencies": []}"#
    #expect(try breaches("[\(a), \(b), \(tests), \(bench)]") == [])
  }

  @Test("A dependency more or less, a target more or less and a moved folder are breaches")
  func different() throws {
    let b = #"{"name": "B", "type": "regular", "dependencies": [{"target": ["C", null]}]}"#
    #expect(
      try breaches("[\(a), \(b)]") == [
        "B may not depend on C", "B does not depend on A any more",
      ])
    let moved = #"{"name": "A", "type": "regular", "path": "A", "dependencies": []}"#
    let c = #"{"name": "C", "type": "executable", "dependencies": []}"#
    #expect(
      try breaches("[\(moved), \(c)]") == [
        "A lies in another folder than Sources/A", "C is missing in the table",
        "B is missing in the manifest",
      ])
  }

  @Test("Who depends on Placard names what it re-exports, tests and benchmarks too")
  func staleness() throws {
    let tests = #"{"name": "T", "type": "test", "dependencies": [{"byName": ["Placard", null]}]}"#
    let b = #"{"name": "B", "type": "regular", "dependencies": [{"byName": ["A", null]}]}"#
    #expect(
      try breaches("[\(a), \(b), \(tests)]") == [
        "T depends on Placard and must also name PlacardFamilies",
        "T depends on Placard and must also name PlacardGraphics",
        "T depends on Placard and must also name PlacardLayout",
        "T depends on Placard and must also name PlacardModel",
      ])
  }
}
