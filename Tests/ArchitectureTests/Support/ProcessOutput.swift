import Foundation

/// What a finished program left behind.
struct ProcessOutput {
  let status: Int32
  let output: Data
  let errors: String

  /// Runs a program of the search path; its standard input is empty.
  static func run(_ arguments: [String]) throws -> ProcessOutput {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    // A file cannot fill up and block the program as two pipes could.
    let log = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).log")
    try Data().write(to: log)
    defer { try? FileManager.default.removeItem(at: log) }
    process.standardError = try FileHandle(forWritingTo: log)
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return ProcessOutput(
      status: process.terminationStatus, output: output,
      errors: try String(contentsOf: log, encoding: .utf8))
  }
}
