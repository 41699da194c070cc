import PlacardGraphics
import Testing

@testable import PlacardLayout

@Suite("Traits of parts")
struct AccessibilityTraitsTests {
  private static let spoken: [(AccessibilityTraits, name: String, spoken: String)] = [
    (.staticText, "staticText", "Wi-Fi, on"),
    (.header, "header", "Wi-Fi, on, heading"),
    (.image, "image", "Wi-Fi, on, image"),
    (.button, "button", "Wi-Fi, on, button"),
    (.link, "link", "Wi-Fi, on, link"),
    (.textField, "textField", "Wi-Fi, on, text field"),
    (.secureField, "secureField", "Wi-Fi, on, secure text field"),
    (.adjustable, "adjustable", "Wi-Fi, on, adjustable"),
    (.toggle, "toggle", "Wi-Fi, on, switch"),
    (.selected, "selected", "selected, Wi-Fi, on"),
    (.notEnabled, "notEnabled", "Wi-Fi, on, dimmed"),
    (.isEditing, "isEditing", "Wi-Fi, on, is editing"),
    (.updatesFrequently, "updatesFrequently", "Wi-Fi, on"),
  ]

  private func element(_ traits: AccessibilityTraits, hint: String? = nil) -> AccessibilityElement {
    AccessibilityElement(
      name: "part", label: "Wi-Fi", value: "on", hint: hint, traits: traits, frame: .zero)
  }

  @Test("Each trait has its name and its words", arguments: spoken.indices)
  func words(index: Int) {
    let (trait, name, spoken) = Self.spoken[index]
    #expect(trait.names == [name])
    #expect(element(trait).spoken == spoken)
  }

  @Test("Every trait there is has a bit of its own and a row here")
  func all() {
    #expect(AccessibilityTraits.all.map(\.name) == Self.spoken.map(\.name))
    let bits = AccessibilityTraits.all.map(\.trait.rawValue)
    #expect(bits.allSatisfy { $0.nonzeroBitCount == 1 })
    #expect(Set(bits).count == bits.count)
  }

  @Test("State comes before kind, the hint last; what is missing leaves no gap")
  func order() {
    let traits: AccessibilityTraits = [.button, .notEnabled, .selected]
    #expect(traits.names == ["button", "selected", "notEnabled"])
    #expect(
      element(traits, hint: "Turns it off").spoken
        == "selected, Wi-Fi, on, dimmed, button, Turns it off")
    let bare = AccessibilityElement(name: "field", label: "", traits: .textField, frame: .zero)
    #expect(bare.spoken == "text field")
  }
}
