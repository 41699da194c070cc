import PlacardGraphics
import PlacardLayout
import PlacardModel
import Testing

@testable import PlacardFamilies

@Suite("System alerts as a family")
struct UIAlertFamilyTests {
  private func document(
    _ style: String = "alert", title: String? = "Title", _ buttons: [AlertButton] = []
  ) -> AlertDocument {
    var document = AlertDocument(
      kind: "uiAlert", style: style, content: AlertContent(title: title))
    document.content.buttons = buttons
    return document
  }

  private func body(_ document: AlertDocument) throws(DocumentError) -> AlertFamily.Body {
    try AlertFamily.uiAlert.body(document, nil)
  }

  @Test("An alert stands in the middle, a sheet at the bottom, and a popover where it points")
  func placement() throws {
    #expect(try body(document()).placement == .center)
    var sheet = document("actionSheet", [AlertButton(title: "Go")])
    #expect(try body(sheet).placement == .bottom)
    sheet.screen = ScreenDescription(size: Size(744, 1133))
    #expect(try body(sheet).placement == .center)
    var appearance = UIAlertAppearance()
    appearance.sourceRect = Rect(600, 40, 40, 40)
    sheet.appearance = appearance.overrides
    #expect(try body(sheet).placement == .anchored(to: Rect(600, 40, 40, 40)))
  }

  @Test("Dimming is 0.20 in light, 0.48 in dark, and there is none behind a popover")
  func dimming() throws {
    var document = document("actionSheet", [AlertButton(title: "Go")])
    #expect(try body(document).dimOpacity == 0.20)
    document.environment.colors.scheme = .dark
    #expect(try body(document).dimOpacity == 0.48)
    document.screen = ScreenDescription(size: Size(744, 1133))
    #expect(try body(document).dimOpacity == 0)
  }

  @Test("What UIKit forbids is an error that names the key: a second cancel, fields on a sheet")
  func forbidden() {
    let cancel = AlertButton(title: "Cancel", role: .cancel)
    let second = #expect(throws: DocumentError.self) {
      try body(document([cancel, AlertButton(title: "OK"), cancel]))
    }
    #expect(second?.path == "buttons[2].role")
    var sheet = document("actionSheet")
    sheet.content.fields = [AlertField(placeholder: "Name")]
    let fields = #expect(throws: DocumentError.self) { try body(sheet) }
    #expect(fields?.path == "fields")
  }

  @Test("An alert of nothing is an error, and so are unknown styles and positions of no button")
  func nothing() {
    let empty = #expect(throws: DocumentError.self) { try body(document(title: " \n")) }
    #expect(empty?.code == .noContent)
    let style = #expect(throws: DocumentError.self) { try body(document("actionShet")) }
    #expect(style?.suggestions == ["actionSheet"])
    var preferred = document([AlertButton(title: "OK")])
    preferred.content.preferredButton = 1
    let position = #expect(throws: DocumentError.self) { try body(preferred) }
    #expect(position?.path == "preferredButton")
  }

  @Test("Keys that a system alert does not show are named")
  func remarks() throws {
    var document = document([AlertButton(title: "OK", backgroundColor: .systemPink)])
    document.content.icon = .symbol("star")
    document.content.progress = 0.5
    document.content.fields = [AlertField(isMultiline: true)]
    var appearance = UIAlertAppearance()
    appearance.sourceRect = Rect(1, 2, 3, 4)
    document.appearance = appearance.overrides
    let subjects = try body(document).diagnostics.map(\.subject)
    #expect(
      subjects == [
        "icon", "progress", "buttons[0].backgroundColor", "fields[0].multiline", "sourceRect",
      ])
  }

  @Test("Cancel makes an alert dismissible, and a tap outside closes a sheet that has one")
  func behavior() throws {
    let ok = AlertButton(title: "OK")
    let cancel = AlertButton(title: "Cancel", role: .cancel)
    #expect(try !AlertFamily.uiAlert.behavior(document([ok])).isDismissible)
    let alert = try AlertFamily.uiAlert.behavior(document([ok, cancel]))
    #expect(alert.isDismissible && !alert.closesOnBackdropTap && !alert.swipes)
    let sheet = try AlertFamily.uiAlert.behavior(document("actionSheet", [ok, cancel]))
    #expect(sheet.closesOnBackdropTap)
  }
}

extension UIAlertFamilyTests {
  private func document(_ buttons: [AlertButton]) -> AlertDocument { document("alert", buttons) }
}
