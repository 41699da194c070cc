import Glibc
import Testing

@testable import PlacardCommands

@Suite("The real console reads and writes whole streams and reports what fails")
struct TerminalConsoleTests {
  private func pipeEnds() throws -> (reader: Int32, writer: Int32) {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private func openDevice(_ path: String) throws -> Int32 {
    let descriptor = open(path, O_RDWR)
    try #require(descriptor >= 0)
    return descriptor
  }

  @Test("More than a pipe holds is written whole through a non-blocking descriptor")
  func shortWrites() throws {
    var path = Array("/tmp/placard-console-XXXXXX".utf8CString)
    let file = mkstemp(&path)
    try #require(file >= 0)
    defer {
      close(file)
      unlink(path)
    }
    // A process reads the other end: a task might wait for the very thread that writes.
    let name = String(decoding: path.dropLast().map(UInt8.init), as: UTF8.self)
    let reader = try #require(popen("sleep 0.2; cat > \(name)", "w"))
    _ = fcntl(fileno(reader), F_SETFL, O_NONBLOCK)
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    try TerminalConsole(output: fileno(reader)).write(bytes)
    #expect(pclose(reader) == 0)
    #expect(try TerminalConsole(input: file).readInput() == bytes)
  }

  @Test("Input is taken up to the limit and refused beyond it")
  func inputLimit() throws {
    for (limit, accepted) in [(5, true), (4, false)] {
      let (reader, writer) = try pipeEnds()
      defer { close(reader) }
      try TerminalConsole(output: writer).write("hello")
      close(writer)
      let console = TerminalConsole(input: reader)
      if accepted {
        #expect(try console.readInput(limit: limit) == Array("hello".utf8))
      } else {
        #expect(
          throws: ConsoleError(
            code: .tooLarge, stream: .input, reason: "is longer than 4 bytes")
        ) { try console.readInput(limit: limit) }
      }
    }
  }

  @Test("R07: writing to the always-full device reports no space")
  func fullDevice() throws {
    let full = try openDevice("/dev/full")
    defer { close(full) }
    #expect(
      throws: ConsoleError(
        code: .noSpace, stream: .output, reason: "no space left on the device")
    ) { try TerminalConsole(output: full).write("hello") }
  }

  @Test("A closed pipe is an error of the write")
  func brokenPipe() throws {
    _ = TerminalConsole.standard()
    let (reader, writer) = try pipeEnds()
    defer { close(writer) }
    close(reader)
    let error = #expect(throws: ConsoleError.self) {
      try TerminalConsole(output: writer).write("hello")
    }
    #expect(error?.code == .brokenPipe)
    #expect(error?.description == "standard output: the reader has closed the pipe")
    #expect(error?.exitCode == .inputOutput)
  }

  @Test("A closed stream and a folder as input are errors")
  func refusedStreams() throws {
    #expect(
      throws: ConsoleError(code: .inputOutput, stream: .output, reason: "is closed")
    ) { try TerminalConsole(output: -1).write("hello") }
    let folder = open("/", O_RDONLY)
    defer { close(folder) }
    #expect(
      throws: ConsoleError(code: .inputOutput, stream: .input, reason: "is a directory")
    ) { try TerminalConsole(input: folder).readInput() }
  }

  @Test("An error line ends in a line feed and a failing one is dropped")
  func errorLine() throws {
    let (reader, writer) = try pipeEnds()
    defer { close(reader) }
    TerminalConsole(error: writer).error("placard: error: a")
    TerminalConsole(error: -1).error("nobody reads this")
    close(writer)
    #expect(
      try TerminalConsole(input: reader).readInput() == Array("placard: error: a\n".utf8))
  }

  @Test("A pipe is no terminal, a pseudo-terminal is one")
  func terminals() throws {
    let (reader, writer) = try pipeEnds()
    let terminal = try openDevice("/dev/ptmx")
    defer { [reader, writer, terminal].forEach { _ = close($0) } }
    let console = TerminalConsole(input: reader, output: writer, error: terminal)
    #expect(!console.isTerminal(.input))
    #expect(!console.isTerminal(.output))
    #expect(console.isTerminal(.error))
  }

  @Test("An unset variable of the environment is nil")
  func environment() {
    #expect(TerminalConsole().environment("PLACARD_NO_SUCH_VARIABLE") == nil)
  }
}
