import Placard

/// What the command line of `animate` asks for.
struct AnimationRequest {
  let format: AnimationFormat
  let timing: FrameTiming
  let options: AnimationOptions
  private let output: String
  private let scriptPath: String?

  /// - Throws: `UsageError` naming the option, its value and what is allowed.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard let output = arguments.value("--output") else {
      throw arguments.error("-o is missing: a folder for frames, or a file")
    }
    self.output = output
    scriptPath = arguments.value("--script")
    format = try Self.format(output, arguments)
    var timing = FrameTiming(framesPerSecond: format.standardRate)
    if let rate = try arguments.number("--fps", in: format.rates) { timing.framesPerSecond = rate }
    timing.start = try arguments.number("--from", in: FrameTiming.instants) ?? 0
    timing.end = try arguments.number("--to", in: FrameTiming.instants)
    if let length = arguments.value("--duration"), length != "auto" {
      guard timing.end == nil else {
        throw arguments.error("--to and --duration say the same: give one of them")
      }
      let seconds = try arguments.number("--duration", in: FrameTiming.instants) ?? 0
      timing.end = timing.start + seconds
    }
    if let end = timing.end, end < timing.start {
      throw arguments.error("--to is \(end), must be at least --from, \(timing.start)")
    }
    timing.speed = try arguments.number("--speed", in: FrameTiming.speeds) ?? 1
    timing.hold = try arguments.number("--hold", in: FrameTiming.instants) ?? 0
    self.timing = timing
    var options = AnimationOptions()
    options.loops = try arguments.integer("--loop", in: 0...65_535) ?? 0
    options.compression = RenderCommand.compression(arguments)
    self.options = options
  }

  private static func format(
    _ output: String, _ arguments: ParsedArguments
  ) throws(UsageError) -> AnimationFormat {
    if let name = arguments.value("--format") {
      return AnimationFormat.all.first { $0.name == name } ?? .frames
    }
    if output.hasSuffix("/") || FileSystem.isDirectory(output) { return .frames }
    if let format = AnimationFormat.ofFile(output) { return format }
    let ends = AnimationFormat.all.flatMap(\.extensions).map { ".\($0)" }
    throw arguments.error(
      "--output \"\(output)\" must be a folder (with / at its end) or end in one of "
        + ends.joined(separator: ", "))
  }

  /// The steps that replace the document's script.
  func script() throws -> JSONValue? {
    guard let scriptPath else { return nil }
    let bytes = try FileSystem.read(scriptPath, limit: JSONParser.maximumSize)
    do {
      return try JSONParser.parse(bytes).value
    } catch {
      throw error.inFile(scriptPath)
    }
  }

  /// Where a variant goes, and what its files' names end in.
  func place(_ names: PictureNames, _ variant: PictureNames.Variant) -> (String, String) {
    let suffix = String(names.name("", variant).dropLast(4))
    guard !format.isFolder, let dot = output.lastIndex(of: "."), dot != output.startIndex else {
      return (output, suffix)
    }
    return (String(output[..<dot]) + suffix + output[dot...], suffix)
  }
}
