import Testing

@testable import PlacardFamilies

@Suite struct ChartScaleTests {
  @Test("An axis begins at zero and ends at a round number")
  func ends() {
    #expect(ChartScale([4200, 10_300]).ticks == [12_000, 6000, 0])
    #expect(ChartScale([0.03]).ticks == [0.03, 0.015, 0])
    #expect(ChartScale([5, 10]).ticks == [10, 5, 0])
    #expect(ChartScale([]).ticks == [1, 0.5, 0])
  }

  @Test("Ups and downs share an axis with zero in the middle")
  func mixed() {
    #expect(ChartScale([0.4, -0.55]).ticks == [0.6, 0, -0.6])
    #expect(ChartScale([-3]).ticks == [0, -1.5, -3])
    #expect(ChartScale([2, -2]).fraction(0) == 0.5)
  }
}
