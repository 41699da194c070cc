import Foundation

/// Runs lines of shell as a reader of the README would, with the built tool at hand.
struct Shell {
  /// A temporary folder with the examples in it, which goes with `close()`.
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "placard-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: Repository.root.appending(path: "Examples"), to: folder.appending(path: "Examples"))
  }

  func close() { try? FileManager.default.removeItem(at: folder) }

  /// Runs a line; output and messages come together.
  func run(_ line: String) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    let environment = ProcessInfo.processInfo.environment
    let path = environment["PATH"] ?? ""
    process.environment = environment.merging(["PATH": "\(Self.tools.path):\(path)"]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  /// The folder of the tool: that of the running test bundle, which is built together with it.
  private static let tools = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()
}
