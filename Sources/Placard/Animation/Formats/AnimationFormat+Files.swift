import PlacardRaster

extension AnimationFormat {
  /// Animated PNG: all colours and transparency, read by every browser.
  public static let apng = AnimationFormat(
    "apng", extensions: ["apng", "png"], "animated PNG", rates: FrameTiming.rates
  ) { sequence, path, _, options in
    try sequence.write(
      with: APNGEncoder(
        scale: sequence.scale, loops: options.loops, isOpaque: sequence.isOpaque,
        compression: options.compression), to: path, options)
  }

  /// GIF: 256 colours a frame, times in hundredths of a second.
  public static let gif = AnimationFormat(
    "gif", extensions: ["gif"], "GIF, opaque, 256 colours a frame", rates: 0.1...50,
    standardRate: 25, isOpaque: true
  ) { sequence, path, _, options in
    try sequence.write(with: GIFEncoder(loops: options.loops), to: path, options)
  }

  /// Animated WebP without loss.
  public static let webp = AnimationFormat(
    "webp", extensions: ["webp"], "animated WebP without loss", rates: FrameTiming.rates
  ) { sequence, path, _, options in
    try sequence.write(
      with: WebPEncoder(loops: options.loops, compression: options.compression), to: path, options)
  }
}
