import Testing

@testable import PlacardRaster

@Suite("Division by multiplication")
struct LevelDivisionTests {
  @Test(
    "It rounds exactly at every border between two levels, for every factor of a blur",
    arguments: [1, 2, 3, 4, 5, 6, 7, 11, 16, 21, 50, 90])
  func borders(factor: UInt32) {
    let divisor = 4 * factor * factor * 128
    let division = LevelDivision(by: divisor)
    for level in UInt32(0)...255 {
      let middle = level * divisor
      #expect(division.of(middle) == level)
      #expect(division.of(middle + (divisor - 1) / 2) == level)
      if level > 0 {
        #expect(division.of(middle - divisor / 2) == level)
        #expect(division.of(middle - divisor / 2 - 1) == level - 1)
      }
    }
  }
}
