import Placard
import Testing

@Suite("Cards of glass and materials")
struct CardSurfaceTests {
  private func alert(
    _ style: JSONValue, backdrop: JSONValue, _ environment: JSONValue = [:]
  ) -> JSONValue {
    [
      "style": "warning", "title": "Delete?", "message": "All of them.",
      "buttons": [["title": "Delete", "role": "destructive"]],
      "appearance": ["cardStyle": style], "screen": ["backdrop": backdrop],
      "environment": environment,
    ]
  }

  private func document(_ value: JSONValue) throws -> AlertDocument {
    try AlertDocument(json: value.bytes)
  }

  @Test(
    "K01: text on glass has 4.5:1 in light mode over black and in dark mode over white",
    arguments: [
      ("light", "#000000"), ("dark", "#FFFFFF"), ("light", "#FFFFFF"), ("dark", "#000000"),
    ])
  func contrast(scheme: String, backdrop: String) throws {
    let document = try document(
      alert("glass", backdrop: .string(backdrop), ["scheme": .string(scheme)]))
    let findings = try AlertRenderer.standard.lint(document)
    #expect(!findings.contains { $0.rule == "contrast" }, "\(findings)")
  }

  @Test("A card cut out of its screen shows what is behind it and leaves the rest clear")
  func cutOut() throws {
    let picture = try AlertRenderer.standard.image(document(alert("glass", backdrop: "#3060C0")))
    #expect(picture[2, 2] == .clear)
    let middle = picture[picture.width / 2, picture.height - 160]
    #expect(middle.alpha == 255)
    // Bluish white: the backdrop shines through the frost.
    let card = picture[140, picture.height / 2]
    #expect(card.alpha == 255 && card.blue > card.red && card.red > 150)
  }

  @Test("Reduce Transparency draws the opaque card; systems before glass draw the material")
  func fallbacks() throws {
    let gradient: JSONValue = ["gradient": ["colors": ["#FF0000", "#0000FF"]]]
    func picture(_ style: JSONValue, _ environment: JSONValue) throws -> Bitmap {
      try AlertRenderer.standard.image(
        document(alert(style, backdrop: gradient, environment)))
    }
    for style in ["glass", "clearGlass", ["material": "thin"]] as [JSONValue] {
      #expect(
        try picture(style, ["reduceTransparency": true])
          == picture("solid", ["reduceTransparency": true]))
      #expect(try picture(style, [:]) != picture("solid", [:]))
    }
    #expect(
      try picture("glass", ["system": 18]) == picture(["material": "regular"], ["system": 18]))
    #expect(
      try picture("glass", ["contrast": "increased"]) != picture("glass", ["contrast": "normal"]))
  }

  @Test("Every form of cardStyle and backgroundBlur reads back as written")
  func roundTrip() throws {
    for style in ["solid", "glass", "clearGlass", ["material": "chrome"]] as [JSONValue] {
      let document = try document(alert(style, backdrop: "#FFFFFF"))
      let written = try DocumentWriter.write(document)
      #expect(try AlertDocument(json: Array(JSONWriter.write(written).utf8)) == document)
    }
    let error = #expect(throws: DocumentError.self) {
      try AlertRenderer.standard.image(document(alert("glas", backdrop: "#FFFFFF")))
    }
    #expect(error?.suggestions == ["glass"])
  }

  @Test("backgroundBlur blurs the backdrop under the dimming, and is named where nothing shows it")
  func backgroundBlur() throws {
    var value: JSONValue = [
      "style": "info", "title": "A",
      "screen": ["backdrop": ["gradient": ["colors": ["#000", "#FFF"], "degrees": 90]]],
      "appearance": ["backgroundBlur": 40, "dimOpacity": 0],
      "output": ["crop": "screen", "scale": 1],
    ]
    let blurred = try AlertRenderer.standard.image(document(value))
    // A straight gradient keeps its middle and flattens towards the edges, where it goes on.
    #expect(blurred[0, 20].red > 4)
    #expect(abs(Int(blurred[195, 20].red) - 128) <= 2)
    value = [
      "style": "info", "title": "A", "appearance": ["backgroundBlur": 40],
    ]
    let remarks = try AlertRenderer.standard.layout(document(value)).diagnostics
    #expect(remarks.contains { $0.subject == "backgroundBlur" && $0.code == .withoutEffect })
    for wrong in ["-1", "101", "1e999", "\"thicc\""] {
      let json = #"{"style": "info", "title": "A", "appearance": {"backgroundBlur": \#(wrong)}}"#
      #expect(throws: DocumentError.self) {
        try AlertRenderer.standard.image(AlertDocument(json: Array(json.utf8)))
      }
    }
  }
}
