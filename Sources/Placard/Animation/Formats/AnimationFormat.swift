import PlacardGraphics
import PlacardRaster

/// A kind of file that a sequence can become: one file and one line in `all`.
public struct AnimationFormat: Sendable {
  /// The name that the command line takes.
  public let name: String
  /// Ends of file names that mean it, without the dot.
  public let extensions: [String]
  /// What it is, in a few words.
  public let summary: String
  /// The frames a second that it can hold.
  public let rates: ClosedRange<Double>
  /// The rate where none is asked for.
  public let standardRate: Double
  /// Whether it holds opaque pictures only.
  public let isOpaque: Bool
  /// Whether it makes a folder of files.
  public let isFolder: Bool
  let write: @Sendable (FrameSequence, String, String, AnimationOptions) throws -> Void

  init(
    _ name: String, extensions: [String], _ summary: String, rates: ClosedRange<Double>,
    standardRate: Double = 60, isOpaque: Bool = false, isFolder: Bool = false,
    write: @escaping @Sendable (FrameSequence, String, String, AnimationOptions) throws -> Void
  ) {
    self.name = name
    self.extensions = extensions
    self.summary = summary
    self.rates = rates
    self.standardRate = standardRate
    self.isOpaque = isOpaque
    self.isFolder = isFolder
    self.write = write
  }

  /// Every format.
  public static let all: [AnimationFormat] = [.frames, .apng, .gif, .webp, .mp4, .webm, .sheet]

  /// The format that a file's name means; `nil` for another end, or none.
  public static func ofFile(_ path: String) -> AnimationFormat? {
    let end = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    return all.first { $0.extensions.contains(end) }
  }
}

extension FrameSequence {
  /// Draws the sequence and writes it as a file, or as a folder of files.
  ///
  /// - Parameters:
  ///   - format: the kind of file.
  ///   - path: the file or folder; a file is there whole or not at all.
  ///   - suffix: put behind the names of a folder's files, as in `~dark`.
  ///   - options: loops, compression, threads.
  /// - Throws: `AnimationError`, `CancellationError`, `FileError`, `RasterError`, and errors of
  ///   drawing.
  public func write(
    as format: AnimationFormat, to path: String, suffix: String = "",
    options: AnimationOptions = AnimationOptions()
  ) throws {
    guard format.rates.contains(timing.framesPerSecond) else {
      throw AnimationError(
        .outOfRange,
        "framesPerSecond is \(timing.framesPerSecond), \(format.name) takes "
          + "\(format.rates.lowerBound) to \(format.rates.upperBound)")
    }
    try format.write(self, path, suffix, options)
  }

  /// Hands frames over in order until the work is called off.
  func pass<Output: Sendable>(
    _ options: AnimationOptions, work: @escaping @Sendable (Int, Bitmap) throws -> Output,
    to body: (Int, Output) throws -> Void
  ) throws {
    try render(threads: options.threads, work: work) { index, output in
      if options.isCancelled() { throw CancellationError() }
      try body(index, output)
      options.progress(index + 1)
    }
  }

  /// Encodes the frames one after the other while others are drawn, and writes the file.
  func write(
    with encoder: any AnimationEncoder, to path: String, _ options: AnimationOptions
  ) throws {
    try pass(options, work: { _, picture in picture }) { index, picture in
      let span = span(of: index)
      try encoder.add(picture, from: span.start, to: span.end)
    }
    try FileSystem.write(try encoder.finish(), to: path)
  }
}
