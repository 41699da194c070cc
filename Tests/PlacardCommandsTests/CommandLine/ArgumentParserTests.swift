import Testing

@testable import PlacardCommands

@Suite("Command lines are taken apart by the command's table")
struct ArgumentParserTests {
  private func parse(_ arguments: String...) throws(UsageError) -> ParsedArguments {
    try ArgumentParser.parse(arguments, for: .sample)
  }

  private func message(_ arguments: String...) -> String? {
    failure(arguments)?.message
  }

  private func failure(_ arguments: [String]) -> UsageError? {
    do {
      _ = try ArgumentParser.parse(arguments, for: .sample)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "A value may follow, or be attached with = or to a short name",
    arguments: [
      ["--output", "x.png"], ["--output=x.png"], ["-o", "x.png"], ["-ox.png"], ["-o=x.png"],
    ])
  func valueForms(_ words: [String]) throws {
    let parsed = try ArgumentParser.parse(words + ["a.json"], for: .sample)
    #expect(parsed.value("--output") == "x.png")
    #expect(parsed.value("-o") == "x.png")
    #expect(parsed.operands == ["a.json"])
  }

  @Test("An attached value keeps later equal signs and may be empty or begin with a dash")
  func attachedValues() throws {
    let parsed = try parse("--set=title=a=b", "--output=", "a", "--scale=-x")
    #expect(parsed.values("--set") == ["title=a=b"])
    #expect(parsed.value("--output") == "")
    #expect(parsed.value("--scale") == "-x")
  }

  @Test("Options that were not given are nil, empty and false")
  func absentOptions() throws {
    let parsed = try parse("a")
    #expect(parsed.value("--output") == nil)
    #expect(parsed.values("--set").isEmpty)
    #expect(!parsed.flag("--json"))
  }

  @Test("A repeatable option keeps its values in order")
  func repeatedValues() throws {
    let parsed = try parse("--set", "a=1", "x", "--set=b=2", "--set", "a=3")
    #expect(parsed.values("--set") == ["a=1", "b=2", "a=3"])
  }

  @Test("Flags may be run together and end in a short option with its value")
  func bundledFlags() throws {
    let parsed = try parse("-qjo-", "a", "-j")
    #expect(parsed.flag("--quiet"))
    #expect(parsed.flag("--json"))
    #expect(parsed.value("--output") == "-")
  }

  @Test("A long name after a single dash is matched as a whole")
  func singleDashName() throws {
    #expect(try parse("-demo", "signin", "a").value("-demo") == "signin")
    #expect(try parse("-demo=signin", "a").value("-demo") == "signin")
  }

  @Test("A dash alone is a value and an operand, and -- ends the options")
  func dashes() throws {
    let parsed = try parse("-o", "-", "-", "--", "--json", "--")
    #expect(parsed.value("--output") == "-")
    #expect(parsed.operands == ["-", "--json", "--"])
    #expect(!parsed.flag("--json"))
  }

  @Test("A negative number is a value or an operand, never an option")
  func negativeNumbers() throws {
    let parsed = try parse("--scale", "-0.5", "-3", "-.5")
    #expect(parsed.value("--scale") == "-0.5")
    #expect(parsed.operands == ["-3", "-.5"])
  }

  @Test("An unknown option is named with near names")
  func unknownOption() {
    let error = failure(["--outptu=x.png", "a"])
    #expect(error?.message == "unknown option \"--outptu\"")
    #expect(error?.suggestions.first == "--output")
    #expect(error?.command == "render")
    #expect(
      error?.hint
        == "did you mean \"--output\"? \"placard render --help\" shows what is allowed")
    #expect(message("-x", "a") == "unknown option \"-x\"")
    #expect(message("-jx", "a") == "unknown option \"-x\"")
  }

  @Test("A missing value is reported, also where an option stands in its place")
  func missingValue() {
    #expect(message("a", "-o") == "-o needs a value: -o FILE")
    #expect(message("--output", "--", "a") == "--output needs a value: --output FILE")
    #expect(
      message("a", "--scale", "--json")
        == "--scale needs a value, but \"--json\" follows; a value that begins with a dash is "
        + "written --scale=N")
  }

  @Test("A flag with a value is refused")
  func flagWithValue() {
    #expect(message("a", "--json=yes") == "--json takes no value, but was given \"yes\"")
  }

  @Test("A single option given twice is refused, a flag given twice is not")
  func repeatedSingleOption() throws {
    #expect(message("a", "-o", "x", "--output=y") == "--output is given more than once")
    #expect(try parse("a", "--json", "-j").flag("--json"))
  }

  @Test("A value outside the allowed ones is refused with all of them listed")
  func allowedValues() throws {
    let error = failure(["--scheme", "drak", "a"])
    #expect(error?.message == "--scheme must be one of light, dark, both, not \"drak\"")
    #expect(error?.suggestions == ["dark"])
    #expect(try parse("--scheme=both", "a").value("--scheme") == "both")
  }

  @Test("Too few and too many operands are refused")
  func operandCount() throws {
    #expect(message() == "an argument is missing: placard render [OPTIONS] FILE…")
    #expect(message("a", "b", "c", "d") == "unexpected argument \"d\"")
    #expect(try parse("a", "b", "c").operands == ["a", "b", "c"])
  }

  @Test("Whole numbers are read within their range")
  func integers() throws {
    #expect(try parse("a", "--scale", "3").integer("--scale", in: 1...4) == 3)
    #expect(try parse("a").integer("--scale", in: 1...4) == nil)
    for text in ["0", "5", "1.5", "two", "", "99999999999999999999"] {
      #expect(
        throws: UsageError(
          "--scale must be a whole number from 1 to 4, not \"\(text)\"", command: "render")
      ) {
        try parse("a", "--scale=\(text)").integer("--scale", in: 1...4)
      }
    }
  }

  @Test("Numbers are read within their range, and nothing but finite ones")
  func numbers() throws {
    #expect(try parse("a", "--scale=0.25").number("--scale", in: -1...0.5) == 0.25)
    #expect(try parse("a", "--scale", "-1").number("--scale", in: -1...0.5) == -1)
    for text in ["nan", "inf", "0.6", "-1.5", "1,5", ""] {
      #expect(
        throws: UsageError(
          "--scale must be a number from -1 to 0.5, not \"\(text)\"", command: "render")
      ) {
        try parse("a", "--scale=\(text)").number("--scale", in: -1...0.5)
      }
    }
  }

  @Test("Random words never trap and give the same result twice")
  func randomWords() {
    let words = [
      "-", "--", "---", "-o", "-j", "-q", "-jq", "-o=", "--output", "--output=", "=", "--=", "-=",
      "", "-5", "-.", "é", "-é", "--é", "-demo", "-dem", "--set", "--scheme", "dark", "x y", "\n",
    ]
    var state: UInt64 = 7
    for _ in 0..<5_000 {
      var arguments: [String] = []
      for _ in 0..<5 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        arguments.append(words[Int(state >> 33) % words.count])
      }
      let first = Result { try ArgumentParser.parse(arguments, for: .sample) }
      let second = Result { try ArgumentParser.parse(arguments, for: .sample) }
      #expect((try? first.get()) == (try? second.get()))
      if case .failure(let error) = first { #expect(error is UsageError) }
    }
  }
}
