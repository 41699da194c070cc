import Testing

@testable import PlacardRaster

@Suite("Area averages")
struct SampleDivisionTests {
  @Test("The multiplication gives the quotient of the division", arguments: [1, 2, 3, 7, 90, 257])
  func exact(side: Int) {
    let area = side * side
    let division = SampleDivision(area: area)
    let step = max(1, area / 97)
    for sum in stride(from: 0, through: 255 * area, by: step) {
      #expect(Int(division.of(UInt32(sum))) == (sum * 128 + area / 2) / area)
    }
    #expect(division.of(UInt32(255 * area)) == 32_640)
  }
}
