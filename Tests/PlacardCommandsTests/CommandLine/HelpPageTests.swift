import Testing

@testable import PlacardCommands

@Suite("Help pages come from the tables")
struct HelpPageTests {
  private let program = ProgramSpec(version: "1.2.3", commands: [.sample])

  @Test("The page of a command aligns its options in two columns of 80")
  func commandPage() {
    #expect(
      HelpPage.page(for: CommandSpec.sample) == """
        Draws alert documents to PNG files.

        Usage: placard render [OPTIONS] FILE…
        Also called: draw

        Options:
          -o, --output FILE     Where to write; - is standard output.
              --scheme NAME     Which appearance to draw. One of: light, dark, both.
              --scale N         Pixels per point, from 1 to 4.
              --set PATH=VALUE  Change a value: it's kept [raw]. May be repeated.
              --assets DIR      Where named images are found.
              -demo ID          Play one of the demos.
          -j, --json            Print a report for machines.

        Options of every command:
          -h, --help        Show help and exit.
              --color WHEN  Colour messages; auto colours terminals and heeds NO_COLOR
                            and CLICOLOR_FORCE. One of: auto, always, never.
          -q, --quiet       Print no warnings and no hints.

        Examples:
          placard render delete.json -o delete.png
              Draws one card in the light scheme.

        """)
  }

  @Test("The page of the program lists commands, options, examples and every exit code")
  func programPage() {
    let page = HelpPage.page(for: program)
    #expect(page.contains("Usage: placard COMMAND [OPTIONS] [ARGUMENTS]\n"))
    #expect(page.contains("Commands:\n  render  Draws alert documents to PNG files.\n"))
    #expect(page.contains("      --version     Show the version and exit.\n"))
    #expect(page.contains("Examples:\n  placard render delete.json -o delete.png\n"))
    for code in ExitCode.allCases {
      #expect(page.contains("\n  \(code.rawValue)"))
      #expect(page.contains("  \(code.summary)\n"))
    }
  }

  @Test("No line is wider than 80 columns or ends in a space")
  func width() {
    for page in [HelpPage.page(for: program), HelpPage.page(for: CommandSpec.sample)] {
      for line in page.split(separator: "\n") {
        #expect(line.count <= 80)
        #expect(!line.hasSuffix(" "))
      }
    }
  }

  @Test("A term that is too wide has its explanation on the next line")
  func wideTerm() {
    let wide = String(repeating: "x", count: 30)
    #expect(
      TextColumns.table([("a", "first"), (wide, "second")]) == [
        "  a" + String(repeating: " ", count: 27) + "first",
        "  " + wide,
        String(repeating: " ", count: 30) + "second",
      ])
  }

  @Test("A word wider than the line stands alone")
  func wideWord() {
    #expect(TextColumns.wrap("a bcdefgh i j", width: 4) == ["a", "bcdefgh", "i j"])
    #expect(TextColumns.wrap("", width: 4).isEmpty)
  }

  @Test("The manual escapes hyphens and everything outside ASCII")
  func manual() {
    let page = ManualPage.page(for: program)
    #expect(page.hasPrefix(".TH PLACARD 1 \"\" \"placard 1.2.3\"\n.SH NAME\n"))
    #expect(page.contains(".SS \"render\"\n"))
    #expect(page.contains("\\fB\\-o\\fR, \\fB\\-\\-output\\fR \\fIFILE\\fR\n"))
    #expect(page.contains("FILE\\[u2026]"))
    #expect(page.unicodeScalars.allSatisfy { $0.isASCII })
  }
}
