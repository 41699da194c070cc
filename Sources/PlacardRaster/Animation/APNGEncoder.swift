public import PlacardGraphics

/// Writes animated PNG files; after the first frame each holds only the box that has changed.
public final class APNGEncoder: AnimationEncoder {
  private struct Frame {
    var box: PixelBox
    var data: [[UInt8]]
    var milliseconds: Double
  }

  private let format: PixelFormat
  private let scale: Double
  private let loops: Int
  private let compression: Compression
  private let mergesEqualFrames: Bool
  private var frames: [Frame] = []
  private var last: Bitmap?

  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - loops: how often it is played; 0 is without end.
  ///   - isOpaque: whether no frame lets anything shine through.
  ///   - mergesEqualFrames: whether a frame that shows nothing new prolongs the one before.
  public init(
    scale: Double, loops: Int, isOpaque: Bool, compression: Compression = .default,
    mergesEqualFrames: Bool = true
  ) {
    self.mergesEqualFrames = mergesEqualFrames
    format = .trueColor(isOpaque: isOpaque)
    self.scale = scale
    self.loops = loops
    self.compression = compression
  }

  /// Takes the next frame; see `AnimationEncoder`.
  public func add(_ bitmap: Bitmap, from start: Double, to end: Double) throws {
    var box = PixelBox(columns: 0..<bitmap.width, rows: 0..<bitmap.height)
    if let last {
      guard last.width == bitmap.width, last.height == bitmap.height else {
        throw RasterError(
          .size, "is \(bitmap.width)×\(bitmap.height) pixels, must be \(last.width)×\(last.height)")
      }
      box = bitmap.changedBox(since: last)
      if box.isEmpty {
        guard !mergesEqualFrames else {
          frames[frames.count - 1].milliseconds += end - start
          return
        }
        // The format has no empty frames; one pixel again is the least.
        box = PixelBox(columns: 0..<1, rows: 0..<1)
      }
    }
    let part = last == nil ? bitmap : bitmap.cut(box)
    let data = try PNGEncoder.contents(part, compression: compression, threads: 1, format: format)
    frames.append(Frame(box: box, data: data.bands, milliseconds: end - start))
    last = bitmap
  }

  /// The whole file; see `AnimationEncoder`.
  public func finish() throws -> [UInt8] {
    guard let last else { throw RasterError(.size, "has no frames") }
    let control =
      PNGEncoder.bigEndian(UInt32(frames.count)) + PNGEncoder.bigEndian(UInt32(max(0, loops)))
    var file = PNGEncoder.head(last, format, scale: scale, control: control)
    var sequence: UInt32 = 0
    func number() -> [UInt8] {
      defer { sequence += 1 }
      return PNGEncoder.bigEndian(sequence)
    }
    for (index, frame) in frames.enumerated() {
      PNGEncoder.append("fcTL", number() + Self.control(frame), to: &file)
      for band in frame.data {
        if index == 0 {
          PNGEncoder.append("IDAT", band, to: &file)
        } else {
          PNGEncoder.append("fdAT", number() + band, to: &file)
        }
      }
    }
    PNGEncoder.append("IEND", [], to: &file)
    return file
  }

  /// Size, place and time of a frame that replaces what is in its box and stays.
  private static func control(_ frame: Frame) -> [UInt8] {
    let (top, bottom) = fraction(frame.milliseconds / 1000)
    func short(_ value: Int) -> [UInt8] { [UInt8(value >> 8 & 255), UInt8(value & 255)] }
    return [
      frame.box.columns.count, frame.box.rows.count, frame.box.columns.lowerBound,
      frame.box.rows.lowerBound,
    ].flatMap { PNGEncoder.bigEndian(UInt32($0)) } + short(top) + short(bottom) + [0, 0]
  }

  /// Seconds as a fraction of two numbers up to 65,535, exact for whole frame rates.
  static func fraction(_ seconds: Double) -> (Int, Int) {
    for bottom in 1...1000 {
      let top = seconds * Double(bottom)
      if top <= 65_535, abs(top - top.rounded()) < 1e-9 * Double(bottom) {
        return (Int(top.rounded()), bottom)
      }
    }
    let bottom = seconds > 65 ? 1 : 1000
    return (Int(min(65_535, (seconds * Double(bottom)).rounded())), bottom)
  }
}
