import PlacardGraphics
import PlacardRaster

extension AnimationFormat {
  /// A PNG picture of all frames side by side, at most 64 of them.
  public static let sheet = AnimationFormat(
    "sheet", extensions: [], "one PNG picture with up to 64 frames side by side",
    rates: FrameTiming.rates, standardRate: 10
  ) { sequence, path, _, options in
    let limit = 64
    guard sequence.times.count <= limit else {
      throw AnimationError(
        .outOfRange,
        "there are \(sequence.times.count) frames, a sheet takes at most \(limit): "
          + "ask for fewer a second, or for a shorter part")
    }
    var sheet: ContactSheet?
    try sequence.pass(options, work: { _, picture in picture }) { index, picture in
      if sheet == nil { sheet = try ContactSheet(count: sequence.times.count, of: picture) }
      sheet?.put(picture, at: index)
    }
    guard let sheet else { return }
    try FileSystem.write(
      PNGEncoder.encode(
        sheet.bitmap, scale: sequence.scale, compression: options.compression), to: path)
  }
}
