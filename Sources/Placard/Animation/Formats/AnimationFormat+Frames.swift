import PlacardGraphics
import PlacardModel
import PlacardRaster

extension AnimationFormat {
  /// A PNG file for each frame, and `manifest.json` with their times.
  public static let frames = AnimationFormat(
    "frames", extensions: [], "a folder of PNG files with manifest.json", rates: FrameTiming.rates,
    isFolder: true
  ) { sequence, folder, suffix, options in
    try FileSystem.createDirectory(folder)
    let digits = max(4, String(sequence.times.count).count)
    func name(_ index: Int) -> String {
      let number = String(index + 1)
      return "frame-" + String(repeating: "0", count: max(0, digits - number.count)) + number
        + suffix + ".png"
    }
    try sequence.pass(
      options,
      work: { _, picture in
        try PNGEncoder.encode(
          picture, scale: sequence.scale, compression: options.compression)
      }
    ) { index, bytes in
      try FileSystem.write(bytes, to: FileSystem.join(folder, name(index)))
    }
    let rows = sequence.times.enumerated().map { index, time -> JSONNode in
      let span = sequence.span(of: index)
      return JSONNode([
        "file": .string(name(index)), "time": .number(time),
        "duration": .number((span.end - span.start) / 1000),
      ])
    }
    let manifest = JSONNode([
      "framesPerSecond": .number(sequence.timing.framesPerSecond),
      "speed": .number(sequence.timing.speed), "scale": .number(sequence.scale),
      "frames": .array(rows),
    ])
    // Last, so that a folder with a manifest is a whole one.
    try FileSystem.write(
      Array((JSONWriter.write(manifest) + "\n").utf8),
      to: FileSystem.join(folder, "manifest\(suffix).json"))
  }
}
