import PlacardModel
import Testing

@Suite("JSON reader")
struct JSONReaderTests {
  private func message(_ read: () throws(DocumentError) -> some Any) -> String? {
    do {
      _ = try read()
      return nil
    } catch {
      return error.message
    }
  }

  private func reader(_ value: JSONValue) -> JSONReader { JSONReader(JSONNode(value)) }

  @Test("Values of the right type are returned")
  func values() throws {
    #expect(try reader("a").string() == "a")
    #expect(try reader(true).bool())
    #expect(try reader(0.5).number(in: 0...1) == 0.5)
    #expect(try reader(-7).number() == -7)
    #expect(try reader(3).integer(in: 1...3) == 3)
    #expect(try reader("dark").choice(["light", "dark"]) == "dark")
    #expect(reader(.null).isNull)
    #expect(!reader(0).isNull)
  }

  @Test("I07: a wrong type is named with the value and what is allowed")
  func wrongTypes() {
    #expect(
      message { () throws(DocumentError) in try reader("0.5").number(in: 0...1) }
        == #"must be a number from 0 to 1, not the text "0.5""#)
    #expect(
      message { () throws(DocumentError) in try reader(.null).number(in: 0...1) }
        == "must be a number from 0 to 1, not null")
    #expect(
      message { () throws(DocumentError) in try reader([]).number() }
        == "must be a number, not a list")
    #expect(
      message { () throws(DocumentError) in try reader(12).string() }
        == "must be a text, not the number 12")
    #expect(
      message { () throws(DocumentError) in try reader("true").bool() }
        == #"must be true or false, not the text "true""#)
    #expect(
      message { () throws(DocumentError) in try reader([:]).elements() }
        == "must be a list, not an object")
    #expect(
      message { () throws(DocumentError) in try reader(false).member("a") }
        == "must be an object, not false")
    #expect(
      message { () throws(DocumentError) in try reader([]).integer(in: 1...3) }
        == "must be a whole number from 1 to 3, not a list")
  }

  @Test(
    "I07: a number out of range is named with the range",
    arguments: [
      (1.2, "is 1.2, must be from 0 to 1"), (-0.1, "is -0.1, must be from 0 to 1"),
      (80, "is 80, must be from 0 to 1"), (.nan, "is nan, must be a finite number from 0 to 1"),
      (.infinity, "is inf, must be a finite number from 0 to 1"),
    ])
  func outOfRange(value: Double, expected: String) {
    let error = #expect(throws: DocumentError.self) {
      try reader(.number(value)).number(in: 0...1)
    }
    #expect(error?.code == .outOfRange)
    #expect(error?.message == expected)
  }

  @Test("Ranges are worded with their unit, and without a bound that is infinite")
  func rangeWording() {
    #expect(
      message { () throws(DocumentError) in try reader(3).number(in: 4...144, unit: "pt") }
        == "is 3, must be from 4 to 144 pt")
    #expect(
      message { () throws(DocumentError) in try reader(-1).number(in: 0 ... .infinity, unit: "s") }
        == "is -1, must be from 0 s upwards")
    #expect(
      message { () throws(DocumentError) in try reader(9).number(in: -.infinity...1.5) }
        == "is 9, must be up to 1.5")
    #expect(
      message { () throws(DocumentError) in try reader(.number(.nan)).number() }
        == "is nan, must be a finite number")
  }

  @Test("Integers must be whole and in range, however large")
  func integers() throws {
    #expect(
      message { () throws(DocumentError) in try reader(1.5).integer(in: 1...3) }
        == "is 1.5, must be a whole number from 1 to 3")
    #expect(
      message { () throws(DocumentError) in try reader(4).integer(in: 1...3) }
        == "is 4, must be a whole number from 1 to 3")
    #expect(
      message { () throws(DocumentError) in try reader(1e300).integer(in: 1...3) }
        == "is 1e+300, must be a whole number from 1 to 3")
    #expect(
      message { () throws(DocumentError) in try reader(.number(.nan)).integer(in: 1...3) }
        == "is nan, must be a whole number from 1 to 3")
    #expect(
      message { () throws(DocumentError) in try reader(.number(.infinity)).integer(in: 1...3) }
        == "is inf, must be a whole number from 1 to 3")
    #expect(try reader(.number(-0x1p63)).integer(in: .min...0) == .min)
  }

  @Test("A name outside the choice lists all names and the near ones")
  func choice() {
    let names = ["success", "error", "warning", "custom"]
    let error = #expect(throws: DocumentError.self) { try reader("sucess").choice(names) }
    #expect(error?.code == .unknownName)
    #expect(
      error?.description == "is \"sucess\", must be one of success, error, warning, custom "
        + "(did you mean \"success\"?)")
    #expect(
      message { () throws(DocumentError) in try reader(1).choice(names) }
        == "must be one of success, error, warning, custom, not the number 1")
    #expect(
      message { () throws(DocumentError) in try reader("b").choice(["a"]) }
        == "is \"b\", must be a")
    #expect(
      message { () throws(DocumentError) in try reader("x").choice([]) }
        == "is \"x\", must be left out")
  }

  @Test("A long list of names is cut")
  func longChoice() {
    let names = (0..<50).map { "n\($0)" }
    #expect(
      message { () throws(DocumentError) in try reader("zzz").choice(names) }?
        .hasSuffix("n38, n39 and 10 more") == true)
  }

  @Test("K04: an error shows the value in quotes, at most 60 scalars, control characters escaped")
  func excerpts() {
    #expect(reader("#12").excerpt == "\"#12\"")
    #expect(reader("").excerpt == "\"\"")
    #expect(reader("a\u{1B}[31m\0").excerpt == #""a\u001B[31m\u0000""#)
    #expect(reader(.string(String(repeating: "é", count: 60))).excerpt.unicodeScalars.count == 62)
    let long = reader(.string(String(repeating: "é", count: 61))).excerpt
    #expect(long == "\"" + String(repeating: "é", count: 59) + "…\"")
    let stacked = "a" + String(repeating: "\u{301}", count: 5000)
    #expect(reader(.string(stacked)).excerpt.unicodeScalars.count == 62)
    #expect(reader(0.25).excerpt == "0.25")
    #expect(reader([1]).excerpt == "a list")
  }

  @Test("K04: a reader words errors with path and position")
  func fail() throws {
    let root = JSONReader(try JSONParser.parse("{\"tint\":\n \"#12\"}".utf8))
    let tint = try root.required("tint")
    let error = tint.fail(
      .badColor, "is \(tint.excerpt), must be #RGB, #RGBA, #RRGGBB or #RRGGBBAA"
    ).inFile("a.json")
    #expect(
      error.description
        == "a.json:2:2: tint: is \"#12\", must be #RGB, #RGBA, #RRGGBB or #RRGGBBAA")
  }
}
