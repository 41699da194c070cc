import PlacardModel
import Testing

@testable import PlacardFamilies

@Suite("How a CoolAlert reacts follows from its style and appearance")
struct CoolAlertBehaviorTests {
  private func behavior(
    _ style: String, _ change: (inout AlertDocument) throws -> Void = { _ in }
  ) throws -> AlertBehavior {
    var document = AlertDocument(style: style, content: AlertContent(title: "Title"))
    try change(&document)
    return try AlertFamily.coolAlert.behavior(document)
  }

  @Test("success, warning and error are felt when they appear; other styles are not")
  func haptics() throws {
    #expect(try behavior("success").appearanceHaptic == .success)
    #expect(try behavior("warning").appearanceHaptic == .warning)
    #expect(try behavior("error").appearanceHaptic == .error)
    #expect(try behavior("info").appearanceHaptic == nil)
  }

  @Test("an alert without close button can only be left through its actions")
  func dismissible() throws {
    #expect(try behavior("info").isDismissible)
    #expect(try !behavior("wait").isDismissible)
    #expect(try !behavior("info") { $0.content.closeButton = .hidden }.isDismissible)
    #expect(try behavior("wait") { $0.content.closeButton = .titled("Stop") }.isDismissible)
  }

  @Test("the appearance's switches reach the behaviour")
  func switches() throws {
    let behavior = try behavior("info") {
      $0.appearance =
        Appearance {
          $0.hideWhenBackgroundViewIsTapped = true
          $0.disableTapGesture = true
          $0.swipeToDismiss = false
          $0.shouldAutoDismiss = false
          $0.focusFirstField = false
          $0.hapticFeedback = false
        }.overrides
    }
    #expect(behavior.closesOnBackdropTap && behavior.ignoresBackdropTaps)
    #expect(!behavior.swipes && !behavior.closesAfterAction)
    #expect(!behavior.focusesFirstField && !behavior.isHaptic)
  }

  @Test("an unknown style is an error that names it")
  func unknownStyle() {
    #expect(throws: DocumentError.self) { try behavior("succes") }
  }
}
