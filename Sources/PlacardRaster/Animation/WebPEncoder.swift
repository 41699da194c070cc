import CGraphicsLibs
public import PlacardGraphics

/// Writes animated WebP files without loss through libwebp's own animation encoder, which stores
/// what has changed.
public final class WebPEncoder: AnimationEncoder {
  private var encoder: OpaquePointer?
  private var config = WebPConfig()
  private let loops: Int
  private var size: (width: Int, height: Int)?
  private var end = 0.0

  /// - Parameters:
  ///   - loops: how often it is played; 0 is without end.
  ///   - compression: time against size.
  /// - Throws: `RasterError` with code `library`.
  public init(loops: Int, compression: Compression = .default) throws(RasterError) {
    self.loops = loops
    guard WebPConfigInit(&config) != 0 else { throw RasterError(.library, "libwebp is too old") }
    let level: Int32 = compression == .fast ? 0 : compression == .default ? 3 : 6
    guard WebPConfigLosslessPreset(&config, level) != 0 else {
      throw RasterError(.library, "libwebp refuses its own preset")
    }
    // Colours below transparent pixels are kept, so that every reader gets the same bytes.
    config.exact = 1
    config.thread_level = 0
  }

  deinit { if let encoder { WebPAnimEncoderDelete(encoder) } }

  /// Takes the next frame; see `AnimationEncoder`.
  public func add(_ bitmap: Bitmap, from start: Double, to end: Double) throws {
    let encoder = try opened(for: bitmap)
    var picture = WebPPicture()
    guard WebPPictureInit(&picture) != 0 else { throw failure("cannot begin a frame") }
    defer { WebPPictureFree(&picture) }
    picture.use_argb = 1
    picture.width = Int32(bitmap.width)
    picture.height = Int32(bitmap.height)
    guard WebPPictureAlloc(&picture) != 0, let argb = picture.argb else {
      throw failure("cannot hold a frame of \(bitmap.width)×\(bitmap.height) pixels")
    }
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let color = bitmap[x, y]
        argb[y * Int(picture.argb_stride) + x] =
          UInt32(color.alpha) << 24 | UInt32(color.red) << 16 | UInt32(color.green) << 8
          | UInt32(color.blue)
      }
    }
    guard WebPAnimEncoderAdd(encoder, &picture, Int32(start.rounded()), &config) != 0 else {
      throw failure("cannot take a frame")
    }
    self.end = end
  }

  /// The whole file; see `AnimationEncoder`.
  public func finish() throws -> [UInt8] {
    guard let encoder else { throw RasterError(.size, "has no frames") }
    var data = WebPData()
    WebPDataInit(&data)
    defer { WebPDataClear(&data) }
    guard WebPAnimEncoderAdd(encoder, nil, Int32(end.rounded()), nil) != 0,
      WebPAnimEncoderAssemble(encoder, &data) != 0
    else { throw failure("cannot put the file together") }
    return Array(UnsafeBufferPointer(start: data.bytes, count: data.size))
  }

  private func opened(for bitmap: Bitmap) throws(RasterError) -> OpaquePointer {
    if let encoder, let size {
      guard size == (bitmap.width, bitmap.height) else {
        throw RasterError(
          .size, "is \(bitmap.width)×\(bitmap.height) pixels, must be \(size.width)×\(size.height)")
      }
      return encoder
    }
    let side = 16_383
    guard bitmap.width <= side, bitmap.height <= side else {
      throw RasterError(
        .size, "is \(bitmap.width)×\(bitmap.height) pixels, WebP takes \(side) on each side")
    }
    var options = WebPAnimEncoderOptions()
    guard WebPAnimEncoderOptionsInit(&options) != 0 else {
      throw RasterError(.library, "libwebp is too old")
    }
    options.anim_params.loop_count = Int32(max(0, loops))
    options.anim_params.bgcolor = 0
    // Whole frames in between would only make the file larger.
    options.kmin = Int32.max - 1
    options.kmax = Int32.max
    guard let made = WebPAnimEncoderNew(Int32(bitmap.width), Int32(bitmap.height), &options) else {
      throw RasterError(.library, "libwebp cannot begin an animation")
    }
    encoder = made
    size = (bitmap.width, bitmap.height)
    return made
  }

  private func failure(_ what: String) -> RasterError {
    let reason = encoder.flatMap { WebPAnimEncoderGetError($0) }.map { String(cString: $0) } ?? ""
    return RasterError(.library, "libwebp \(what)\(reason.isEmpty ? "" : ": \(reason)")")
  }
}
