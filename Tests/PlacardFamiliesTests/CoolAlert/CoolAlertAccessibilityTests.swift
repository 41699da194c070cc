import PlacardGraphics
import PlacardLayout
import PlacardModel
import Testing

@testable import PlacardFamilies

@Suite("What a CoolAlert tells a screen reader")
struct CoolAlertAccessibilityTests {
  private func document(
    _ style: String = "info", locale: String = "en", _ change: (inout AlertContent) -> Void
  ) -> AlertDocument {
    var document = AlertDocument(style: style)
    document.environment = AlertEnvironment(locale: locale)
    change(&document.content)
    return document
  }

  /// The facts that the alert gives to a part.
  private func facts(
    _ id: ElementID, _ document: AlertDocument, _ state: AlertState? = nil
  ) throws -> AccessibilityFacts {
    let composer = try CoolAlertComposer(document, state)
    guard
      case .column(let parts, _) =
        composer.describe(Node(.column([Node(.empty, id: id)], spacing: 0))).content
    else { return AccessibilityFacts() }
    return try #require(parts.first?.accessibility)
  }

  private func root(
    _ document: AlertDocument, _ state: AlertState? = nil
  ) throws -> AccessibilityFacts {
    try #require(CoolAlertComposer(document, state).describe(Node(.empty)).accessibility)
  }

  @Test(
    "The icon says what the style means",
    arguments: zip(
      ["success", "error", "warning", "info", "notice", "question", "edit"],
      ["Success", "Error", "Warning", "Information", "Notice", "Question", "Edit"]))
  func icon(style: String, label: String) throws {
    #expect(
      try facts(.icon, document(style) { _ in })
        == AccessibilityFacts(label: label, traits: .image, priority: 1))
  }

  @Test("A custom icon is an ornament; another drawing on a style keeps the style's meaning")
  func customIcon() throws {
    #expect(
      try facts(.icon, document("custom") { $0.title = "Rate us" })
        == AccessibilityFacts(isHidden: true))
    let bell = document("warning") { $0.icon = .symbol("bell") }
    #expect(try facts(.icon, bell).label == "Warning")
  }

  @Test("Without any text a custom icon is told by its symbol, a picture not at all")
  func iconAlone() throws {
    #expect(
      try facts(.icon, document("custom") { $0.title = " " })
        == AccessibilityFacts(label: "star fill", traits: .image, priority: 1))
    #expect(
      try facts(.icon, document("custom") { $0.icon = .symbol("bell.slash") }).label
        == "bell slash")
    let picture = document("custom") { $0.icon = .image(.file("a.png"), tint: nil) }
    #expect(try facts(.icon, picture) == AccessibilityFacts(isHidden: true))
  }

  @Test("Waiting is told, progress as whole percent rounded down")
  func progress() throws {
    #expect(
      try facts(.icon, document("wait") { _ in })
        == AccessibilityFacts(label: "In progress", traits: .updatesFrequently, priority: 1))
    #expect(
      try facts(.icon, document("wait") { $0.progress = 0.999 })
        == AccessibilityFacts(
          label: "Progress", value: "99 percent", traits: .updatesFrequently, priority: 1))
    #expect(
      try facts(.icon, document("info") { $0.progress = 0.29 })
        == AccessibilityFacts(
          label: "Information", value: "29 percent", traits: [.image, .updatesFrequently],
          priority: 1))
    #expect(try facts(.icon, document("custom") { $0.progress = 1 }).label == "Progress")
  }

  @Test("Words come in the languages of close buttons' titles, English for any other")
  func languages() throws {
    #expect(SpokenWord.table.keys.sorted() == CloseTitles.titles.keys.sorted())
    for (language, words) in SpokenWord.table {
      #expect(words.count == SpokenWord.allCases.count, "\(language)")
      #expect(words.allSatisfy { !$0.isEmpty }, "\(language)")
    }
    let german = document("warning", locale: "de-AT") { $0.progress = 0.5 }
    #expect(try facts(.icon, german).label == "Warnung")
    #expect(try facts(.icon, german).value == "50 %")
    let welsh = document("warning", locale: "cy") { $0.progress = 0.5 }
    #expect(try facts(.icon, welsh).label == "Warning")
    #expect(try facts(.icon, welsh).value == "50 percent")
  }

  @Test("A countdown is the value of its button, in whole seconds that begin")
  func countdown() throws {
    let skip = document {
      $0.buttons = [AlertButton(title: "Skip", countdown: Countdown(.seconds))]
      $0.timeout = 5
    }
    let atRest = try facts(.button(0), skip)
    #expect(
      atRest
        == AccessibilityFacts(
          label: "Skip", value: "5 seconds left", traits: [.button, .updatesFrequently]))
    #expect(try facts(.button(0), skip, AlertState(timeLeft: 4.01)).value == "5 seconds left")
    #expect(try facts(.button(0), skip, AlertState(timeLeft: 0.2)).value == "1 second left")
    #expect(try facts(.button(0), skip, AlertState(timeLeft: 0)).value == nil)
    #expect(try facts(.button(0), skip, AlertState()).value == nil)
    #expect(
      try facts(.button(0), skip, AlertState(timeLeft: .infinity)).value == "86400 seconds left")
    let spanish = document(locale: "es") {
      $0.buttons = skip.content.buttons
      $0.timeout = 5
    }
    #expect(try facts(.button(0), spanish).value == "5 s")
  }

  @Test("A button that waits for its countdown is dimmed until the time is over")
  func disabledCountdown() throws {
    let wait = document {
      $0.buttons = [AlertButton(title: "Go", countdown: Countdown(.ring, disablesButton: true))]
      $0.timeout = 3
    }
    #expect(try facts(.button(0), wait).traits.contains(.notEnabled))
    #expect(!(try facts(.button(0), wait, AlertState(timeLeft: 0)).traits.contains(.notEnabled)))
  }

  @Test("While an action runs its button is in progress, everything is dimmed, nothing escapes")
  func busy() throws {
    let save = document {
      $0.buttons = [AlertButton(title: "Save"), AlertButton(title: "Back", role: .cancel)]
      $0.fields = [AlertField(placeholder: "Name", text: "A", clearButtonMode: .always)]
    }
    let state = AlertState(busyButton: 0)
    #expect(try facts(.button(0), save, state).value == "In progress")
    #expect(try facts(.button(1), save, state).value == nil)
    for id in [ElementID.button(0), .button(1), .closeButton, .field(0)] {
      #expect(try facts(id, save, state).traits.contains(.notEnabled), "\(id)")
      #expect(!(try facts(id, save).traits.contains(.notEnabled)), "\(id)")
    }
    #expect(try facts(.field(0), save, state).actions == [])
    #expect(!(try root(save, state).allowsEscape))
    #expect(try root(save).allowsEscape)
  }

  @Test("Rules that do not hold dim the actions but not the way out")
  func validation() throws {
    let signIn = document {
      $0.fields = [AlertField(placeholder: "Email", text: "a")]
      $0.rules = [FieldRule(field: "Email", tests: [.contains("@")])]
      $0.buttons = [AlertButton(title: "Sign In"), AlertButton(title: "Back", role: .cancel)]
    }
    #expect(try facts(.button(0), signIn).traits == [.button, .notEnabled])
    #expect(try facts(.button(1), signIn).traits == .button)
    #expect(try facts(.closeButton, signIn).traits == [])
    var valid = signIn
    valid.content.fields[0].text = "a@b.c"
    #expect(try facts(.button(0), valid).traits == .button)
    #expect(try facts(.button(0), valid, AlertState(isValid: false)).traits.contains(.notEnabled))
  }

  @Test("A field has its placeholder as label, its text as value, and its own way to be emptied")
  func field() throws {
    var form = document {
      $0.fields = [
        AlertField(placeholder: "Email", text: "a@b.c", clearButtonMode: .whileEditing)
      ]
    }
    #expect(
      try facts(.field(0), form, AlertState(focusedField: 0))
        == AccessibilityFacts(
          label: "Email", value: "a@b.c", traits: [.textField, .isEditing],
          actions: ["Clear text"]))
    #expect(try facts(.field(0), form, AlertState()).actions == [])
    form.content.fields[0].clearButtonMode = .unlessEditing
    #expect(try facts(.field(0), form, AlertState()).actions == ["Clear text"])
    #expect(try facts(.field(0), form, AlertState(focusedField: 0)).actions == [])
    form.content.fields[0] = AlertField(clearButtonMode: .always)
    #expect(
      try facts(.field(0), form, AlertState()) == AccessibilityFacts(label: "", traits: .textField))
  }

  @Test("A secure field never tells its text")
  func secureField() throws {
    let form = document {
      $0.fields = [AlertField(placeholder: "Password", text: "hunter2", isSecure: true)]
    }
    #expect(
      try facts(.field(0), form, AlertState())
        == AccessibilityFacts(label: "Password", value: "•••••••", traits: .secureField))
  }

  @Test("The error line is announced")
  func error() throws {
    #expect(
      try facts(.error, document { _ in })
        == AccessibilityFacts(traits: .staticText, isAnnounced: true))
  }

  @Test("Escape closes what could be left without choosing: close button or tap outside")
  func escape() throws {
    #expect(try root(document { _ in }) == AccessibilityFacts(isModal: true, allowsEscape: true))
    var closed = document { $0.closeButton = .hidden }
    #expect(!(try root(closed).allowsEscape))
    closed.appearance = JSONNode(["hideWhenBackgroundViewIsTapped": true])
    #expect(try root(closed).allowsEscape)
    #expect(!(try root(document("wait") { _ in }).allowsEscape))
  }
}
