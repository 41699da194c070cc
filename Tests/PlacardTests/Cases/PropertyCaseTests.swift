import Placard
import Testing

/// The row of the class "CLI/input" on properties that do nothing.
struct PropertyCaseTests {
  /// A value other than the default of every property.
  private static let values: [(name: String, value: JSONValue)] = [
    ("dimOpacity", 0.9), ("backgroundBlur", 12), ("hideWhenBackgroundViewIsTapped", true),
    ("cardStyle", "glass"), ("windowWidth", 250), ("contentViewColor", "#DDEEFF"),
    ("contentViewBorderColor", "#FF0000"), ("contentViewBorderWidth", 3),
    ("contentViewCornerRadius", 4), ("shadowOpacity", 0.9), ("margin.top", 60),
    ("margin.titleTop", 40), ("margin.titleToMessage", 30), ("margin.textViewBottom", 50),
    ("margin.buttonSpacing", 30), ("margin.textFieldSpacing", 30), ("margin.bottom", 60),
    ("margin.horizontal", 40), ("showCircularIcon", false), ("circleSize", 90),
    ("circleRingWidth", 10), ("circleTopPosition", 15), ("circleIconSize", 20),
    ("circleBackgroundColor", "#FF0000"), ("animatedIcons", false),
    ("activityIndicatorStyle", "medium"), ("titleFont", ["size": 30]),
    ("titleColor", "#FF0000"), ("titleMinimumScaleFactor", 0.5), ("messageFont", ["name": "Inter"]),
    ("messageColor", "#FF0000"), ("messageAlignment", "left"), ("maxMessageHeight", 20),
    ("textFieldHeight", 80), ("textViewHeight", 200), ("fieldCornerRadius", 3),
    ("fieldFont", ["size": 30]), ("focusFirstField", false), ("buttonFont", ["size": 26]),
    ("buttonHeight", 80), ("buttonCornerRadius", 3), ("buttonsLayout", "horizontal"),
    ("showCloseButton", false), ("shouldAutoDismiss", false), ("dynamicAnimatorActive", true),
    ("swipeToDismiss", false), ("disableTapGesture", true), ("hapticFeedback", false),
    ("showTimeoutProgress", false),
  ]

  private static let documents: [(name: String, value: JSONValue)] = [
    (
      "full",
      [
        "style": "warning",
        "title": "Delete all of the pictures and films that you have kept on this device so far?",
        "message": "They will be gone.\nNobody can bring them back.",
        "buttons": [["title": "Delete"]], "output": ["crop": "screen"],
      ]
    ),
    ("title", ["style": "info", "title": "Saved", "closeButton": .null]),
    ("message", ["style": "info", "message": "Saved."]),
    ("wait", ["style": "wait", "title": "Loading"]),
    ("progress", ["style": "wait", "title": "Loading", "progress": 0.5]),
    (
      "bare",
      ["style": "info", "buttons": [["title": "A"]], "appearance": ["showCircularIcon": false]]
    ),
    (
      "custom",
      [
        "style": "info", "icon": ["systemName": "star"],
        "buttons": [["title": "A"], ["title": "B"]],
        "closeButton": "Later", "appearance": ["buttonsLayout": "automatic"],
      ]
    ),
  ]

  @Test("I16: the values of this test cover every property")
  func everyPropertyIsCovered() {
    let properties = FamilyCatalog.standard.families[0].properties.map(\.name)
    #expect(properties == Self.values.map(\.name))
  }

  @Test(
    "I16: every property changes the picture or is reported as without effect",
    arguments: documents.map(\.name))
  func everyPropertyCounts(name: String) throws {
    let base = try #require(Self.documents.first { $0.name == name }?.value)
    let usual = try AlertRenderer.standard.image(AlertDocument(json: base.bytes))
    for (property, value) in Self.values where try isOpen(property, in: base, named: name) {
      var changed = JSONNode(base)
      changed = try JSONPath.set("appearance.\(property)", to: JSONNode(value), in: changed)
      let document = try AlertDocument(json: changed.value.bytes)
      let isReported = try AlertRenderer.standard.layout(document).diagnostics.contains {
        $0.code == .withoutEffect && $0.subject == property
      }
      let isVisible = try AlertRenderer.standard.image(document) != usual
      #expect(isVisible || isReported, "\(property) does nothing and nobody says so")
      #expect(!(isVisible && isReported), "\(property) is reported and does something")
    }
  }

  /// Whether a document leaves a property at its default and, for what only long texts show, has
  /// such texts.
  private func isOpen(_ property: String, in document: JSONValue, named name: String) throws -> Bool
  {
    let measured = ["titleMinimumScaleFactor", "maxMessageHeight", "margin.horizontal"]
    if measured.contains(property) { return name == "full" }
    return try JSONReader(JSONNode(document)).member("appearance")?.member(property) == nil
  }
}
