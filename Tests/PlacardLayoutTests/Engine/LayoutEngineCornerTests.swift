import PlacardGraphics
import PlacardModel
import Testing

@testable import PlacardLayout

@Suite("Content and round corners")
struct LayoutEngineCornerTests {
  private func content(
    padding: Insets, radius: Double, height: Double, width: Double = 200
  ) throws -> (card: Rect, content: Rect) {
    let node = Node(
      .column([Node(.empty, id: "a", limits: SizeLimits(height: height))], spacing: 0), id: "card",
      padding: padding, limits: SizeLimits(width: width),
      decoration: Decoration(radii: CornerRadii(radius)))
    let tree = LayoutEngine(
      measurer: FixedAdvanceMeasurer(), images: FixedImages(), direction: .leftToRight,
      language: "en"
    ).layout(node, in: Rect(0, 0, 400, 800), of: Size(400, 800))
    return (try #require(tree.element("card")).frame, try #require(tree.element("a")).frame)
  }

  @Test("A padding that clears the corners stays as it is")
  func unchanged() throws {
    let (card, content) = try content(
      padding: Insets(horizontal: 20, vertical: 20), radius: 68, height: 300)
    #expect(card.size == Size(200, 340))
    #expect(content.size == Size(160, 300))
  }

  @Test("Padding grows until the content touches the arcs", arguments: [80.0, 100, 9999])
  func round(radius: Double) throws {
    let (card, content) = try content(
      padding: Insets(horizontal: 20, vertical: 20), radius: radius, height: 300)
    let drawn = min(radius, 100)
    let inset = drawn * (1 - 0.5.squareRoot())
    #expect(abs(content.minX - card.minX - inset) < 1e-9)
    #expect(abs(card.maxY - content.maxY - inset) < 1e-9)
  }

  @Test("A side with room enough lets the other one follow the arc")
  func unequal() throws {
    let (card, content) = try content(
      padding: Insets(horizontal: 20, vertical: 40), radius: 100, height: 300)
    #expect(content.minY - card.minY == 40)
    #expect(abs(content.minX - card.minX - 20) < 1e-9, "100 − √(100² − 60²)")
  }

  @Test("A radius that follows from the height is met by a padding that adds to the height")
  func dependent() throws {
    let (card, content) = try content(
      padding: Insets(horizontal: 10, vertical: 10), radius: 9999, height: 100)
    let radius = card.height / 2
    let corner = radius - (content.minX - card.minX)
    let rise = radius - (content.minY - card.minY)
    #expect(abs((corner * corner + rise * rise).squareRoot() - radius) < 0.1)
    #expect(content.height == 100)
  }

  @Test("A side without padding is flush on purpose and stays so")
  func flush() throws {
    let (card, content) = try content(padding: .zero, radius: 60, height: 150)
    #expect(card == content)
  }
}
