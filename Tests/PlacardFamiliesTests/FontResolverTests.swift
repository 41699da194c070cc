import PlacardGraphics
import PlacardModel
import Testing

@testable import PlacardFamilies

@Suite("Fonts in the user's environment")
struct FontResolverTests {
  private func weight(_ weight: Int, boldText: Bool) -> Int {
    var environment = AlertEnvironment()
    environment.boldText = boldText
    var resolver = FontResolver(environment)
    return resolver.resolve(FontDescription(size: 17, weight: weight), for: "titleFont").weight
  }

  @Test(
    "Bold Text makes every weight two steps heavier, up to bold", arguments: [400, 500, 600, 700])
  func boldText(given: Int) {
    #expect(weight(given, boldText: false) == given)
    #expect(weight(given, boldText: true) == min(700, given + 200))
  }

  @Test("Fonts with a text style follow the text size, fixed ones do not")
  func textSize() {
    var resolver = FontResolver(AlertEnvironment(textSize: .accessibilityExtraExtraExtraLarge))
    let scaled = FontDescription(size: 15, textStyle: .subheadline)
    #expect(resolver.resolve(scaled, for: "messageFont").size == 49)
    #expect(resolver.resolve(FontDescription(size: 15), for: "messageFont").size == 15)
  }
}
