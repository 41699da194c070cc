import PlacardGraphics

/// ffmpeg at work: takes frames through a pipe and makes a file, which gets its name when it is
/// whole.
final class FrameProgram {
  private let process: ChildProcess
  private let path: String
  private let temporary: String

  /// - Parameters:
  ///   - arguments: without the file.
  ///   - path: the file to make.
  /// - Throws: `AnimationError` with code `missingProgram`, `FileError`.
  init(_ arguments: [String], to path: String) throws {
    self.path = path
    temporary = FileSystem.temporaryName(beside: path)
    // Found out now, not after minutes of drawing.
    try FileSystem.write([], to: temporary)
    do {
      process = try ChildProcess("ffmpeg", arguments + [temporary])
    } catch {
      try? FileSystem.remove(temporary)
      throw AnimationError(
        .missingProgram,
        "ffmpeg is needed for \(path) and cannot be started: apt-get install ffmpeg")
    }
  }

  func write(_ picture: Bitmap) throws {
    let isWritten = picture.pixels.withUnsafeBytes { process.write($0) }
    guard isWritten else { throw failure(process.wait()) }
  }

  func finish() throws {
    let status = process.wait()
    guard status == 0 else { throw failure(status) }
    try FileSystem.rename(temporary, to: path)
  }

  /// Ends the program and takes away what it has made so far.
  func abandon() {
    process.kill()
    try? FileSystem.remove(temporary)
  }

  private func failure(_ status: Int32) -> AnimationError {
    AnimationError(.failedProgram, "ffmpeg could not make \(path) and ended with \(status)")
  }
}
