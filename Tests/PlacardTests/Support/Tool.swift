import Glibc
import Placard
import Testing

/// The built command-line tool, run as a process of its own.
enum Tool {
  struct Outcome {
    /// The exit code, or minus the number of the signal that ended the process.
    let code: Int32
    let output: [UInt8]
    let errors: String
  }

  /// The tool stands beside the test bundle that this code runs in.
  static let path: String = {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = buffer.withUnsafeMutableBytes { bytes in
      bytes.baseAddress.map { readlink("/proc/self/exe", $0, bytes.count) } ?? 0
    }
    let program = String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
    return FileSystem.join(FileSystem.split(program).folder, "placard")
  }()

  /// Runs the tool.
  ///
  /// - Parameters:
  ///   - environment: the whole environment.
  ///   - folder: the current folder; `nil` is an empty one made for this run.
  static func run(
    _ arguments: [String], input: [UInt8] = [], environment: [String] = ["PATH=/usr/bin:/bin"],
    folder: String? = nil
  ) throws -> Outcome {
    try runProgram([path] + arguments, input: input, environment: environment, folder: folder)
  }

  /// Runs a program by its path; the files that carry its streams lie in a folder of their own.
  static func runProgram(
    _ command: [String], input: [UInt8] = [], environment: [String] = ["PATH=/usr/bin:/bin"],
    folder: String? = nil
  ) throws -> Outcome {
    let streams = try TemporaryFolder()
    let work = try TemporaryFolder()
    try FileSystem.write(input, to: streams("in"))
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, streams("in"), O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, streams("out"), O_WRONLY | O_CREAT, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, streams("err"), O_WRONLY | O_CREAT, 0o600)
    var process = pid_t()
    let located = ["/usr/bin/env", "-C", folder ?? work.path] + command
    let status = withStrings(located) { arguments in
      withStrings(environment) { variables in
        posix_spawn(&process, located[0], &actions, nil, arguments, variables)
      }
    }
    try #require(status == 0, "cannot start \(command[0])")
    let code = try wait(for: process)
    return Outcome(
      code: code, output: try FileSystem.read(streams("out"), limit: 1 << 28),
      errors: String(
        decoding: try FileSystem.read(streams("err"), limit: 1 << 24), as: UTF8.self))
  }

  /// A process that hangs is ended after a minute, on the busiest machine.
  private static func wait(for process: pid_t) throws -> Int32 {
    var status: Int32 = 0
    for _ in 0..<6000 {
      if waitpid(process, &status, WNOHANG) == process {
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : -signal
      }
      usleep(10_000)
    }
    kill(process, SIGKILL)
    waitpid(process, &status, 0)
    throw Drawing.Failure("the process hangs")
  }

  private static func withStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = strings.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers + [nil])
  }
}

extension Tool.Outcome {
  /// Expects what the cases call a clean error: an exit code of its own, nothing on standard
  /// output, one line with the error that holds some words, and nothing from any library.
  func expectCleanError(
    _ expected: Int32, naming words: [String], _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(code == expected, comment ?? "\(errors)", sourceLocation: sourceLocation)
    #expect(output.isEmpty, comment, sourceLocation: sourceLocation)
    let lines = errors.split(separator: "\n").map(String.init)
    let found = lines.filter { $0.hasPrefix("placard: error: ") }
    #expect(found.count == 1, comment ?? "\(errors)", sourceLocation: sourceLocation)
    #expect(
      lines.allSatisfy { $0.hasPrefix("placard: ") }, comment ?? "\(errors)",
      sourceLocation: sourceLocation)
    for word in words {
      #expect(
        found.first?.contains(word) == true, "\"\(word)\" is not in: \(errors)",
        sourceLocation: sourceLocation)
    }
  }
}
