import Testing

@testable import PlacardCommands

@Suite("Exit codes")
struct ExitCodeTests {
  @Test("The numbers are the documented ones")
  func numbers() {
    #expect(ExitCode.allCases.map(\.rawValue) == [0, 1, 64, 65, 66, 69, 70, 73, 74, 130])
  }

  @Test("A usage error and a console error name theirs")
  func errors() {
    #expect(UsageError("a").exitCode == .usage)
    #expect(
      ConsoleError(code: .brokenPipe, stream: .output, reason: "r").exitCode == .inputOutput)
  }
}
