import Testing

@Suite("The check of calls") struct CallCheckTests {
  @Test(
    "Output, ends of the process and traps are breaches",
    arguments: [
      ("print(\"a\")", "calls print"), ("Swift.print (a)", "calls print"),
      ("if bad { exit(1) }", "calls exit"), ("Glibc.exit(1)", "calls exit"),
      ("debugPrint(a)", "calls debugPrint"), ("dump(a)", "calls dump"),
      ("let a = \"\\(print(1))\"", "calls print"), ("fatalError(\"no\")", "calls fatalError"),
      ("else { preconditionFailure() }", "calls preconditionFailure"),
      ("abort()", "calls abort"), ("let a = try! b()", "uses try!"),
      ("let a = b as! C", "uses as!"),
    ])
  func breaches(line: String, complaint: String) {
    let file = SourceFile(path: "Sources/Placard/A.swift", text: "// A\n\(line)\n")
    #expect(CallCheck().breaches(in: file) == ["Sources/Placard/A.swift:2: \(complaint)"])
  }

  @Test(
    "Methods, other names, comments and texts are none",
    arguments: [
      "console.print(a)", "TerminalConsole.exit(code)", "footprint(a)", "exitCode(a)",
      "// print(a)", "let a = \"print(a)\"", "/* exit(1) */ a()", "func exit(_ code: Int) {}",
      "let a = #\"\\(print(1))\"#", "let print = 1",
    ])
  func others(line: String) {
    #expect(CallCheck().breaches(in: SourceFile(path: "Sources/Placard/A.swift", text: line)) == [])
  }

  @Test("The console may write and end the process, but not trap")
  func console() {
    let file = SourceFile(path: CallCheck.console, text: "Glibc.exit(1)\nfatalError()")
    #expect(CallCheck().breaches(in: file) == ["\(CallCheck.console):2: calls fatalError"])
  }
}
