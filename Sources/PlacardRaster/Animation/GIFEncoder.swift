import CGraphicsLibs
public import PlacardGraphics

/// Writes animated GIF files through giflib; after the first frame each holds only the box that has
/// changed, with 256 colours of its own.
public final class GIFEncoder: AnimationEncoder {
  /// The file as giflib hands it out.
  private final class Output {
    var bytes: [UInt8] = []
  }

  private let loops: Int
  private let output = Output()
  private var file: UnsafeMutablePointer<GifFileType>?
  private var last: Bitmap?
  /// The frame that waits for its end, since one without changes prolongs it.
  private var waiting: (bitmap: Bitmap, box: PixelBox, start: Double, end: Double)?

  /// - Parameters:
  ///   - loops: how often it is played; 0 is without end.
  public init(loops: Int) { self.loops = loops }

  deinit { if let file { EGifCloseFile(file, nil) } }

  /// Takes the next frame; see `AnimationEncoder`.
  public func add(_ bitmap: Bitmap, from start: Double, to end: Double) throws {
    guard let last else {
      let side = 65_535
      guard bitmap.width <= side, bitmap.height <= side else {
        throw RasterError(
          .size, "is \(bitmap.width)×\(bitmap.height) pixels, GIF takes \(side) on each side")
      }
      try open(bitmap)
      waiting = (
        bitmap, PixelBox(columns: 0..<bitmap.width, rows: 0..<bitmap.height), start, end
      )
      self.last = bitmap
      return
    }
    guard last.width == bitmap.width, last.height == bitmap.height else {
      throw RasterError(
        .size, "is \(bitmap.width)×\(bitmap.height) pixels, must be \(last.width)×\(last.height)")
    }
    let box = bitmap.changedBox(since: last)
    if box.isEmpty {
      waiting?.end = end
      return
    }
    try flush()
    waiting = (bitmap, box, start, end)
    self.last = bitmap
  }

  /// The whole file; see `AnimationEncoder`.
  public func finish() throws -> [UInt8] {
    try flush()
    guard let file else { throw RasterError(.size, "has no frames") }
    self.file = nil
    var code: Int32 = 0
    guard EGifCloseFile(file, &code) == GIF_OK else { throw Self.failure(code) }
    return output.bytes
  }

  private func open(_ bitmap: Bitmap) throws(RasterError) {
    var code: Int32 = 0
    let target = Unmanaged.passUnretained(output).toOpaque()
    file = EGifOpen(
      target,
      { file, bytes, count in
        guard let file, let bytes, let target = file.pointee.UserData else { return 0 }
        Unmanaged<Output>.fromOpaque(target).takeUnretainedValue().bytes
          .append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
        return count
      }, &code)
    guard let file else { throw Self.failure(code) }
    EGifSetGifVersion(file, true)
    guard
      EGifPutScreenDesc(file, Int32(bitmap.width), Int32(bitmap.height), 8, 0, nil) == GIF_OK
    else { throw Self.failure(file.pointee.Error) }
    // A file that is played once has no such block.
    guard loops != 1 else { return }
    // The block counts repetitions after the first showing.
    let count = loops == 0 ? 0 : min(65_535, loops - 1)
    let block: [UInt8] = [1, UInt8(count & 255), UInt8(count >> 8)]
    let isWritten =
      EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE) == GIF_OK
      && EGifPutExtensionBlock(file, 11, "NETSCAPE2.0") == GIF_OK
      && EGifPutExtensionBlock(file, 3, block) == GIF_OK
      && EGifPutExtensionTrailer(file) == GIF_OK
    guard isWritten else { throw Self.failure(file.pointee.Error) }
  }

  /// Writes the frame that waits; its time in hundredths of a second is taken from the rounded
  /// instants, so that no error adds up.
  private func flush() throws(RasterError) {
    guard let file, let waiting else { return }
    let hundredths =
      Int((waiting.end / 10).rounded()) - Int((waiting.start / 10).rounded())
    let part = waiting.bitmap.cut(waiting.box)
    let picture = IndexedPicture(part)
    var control = GraphicsControlBlock(
      DisposalMode: DISPOSE_DO_NOT, UserInputFlag: false,
      DelayTime: Int32(min(65_535, max(1, hundredths))), TransparentColor: NO_TRANSPARENT_COLOR)
    var bytes = [UInt8](repeating: 0, count: 4)
    EGifGCBToExtension(&control, &bytes)
    let colors = picture.colors.map { GifColorType(Red: $0.red, Green: $0.green, Blue: $0.blue) }
    let map = GifMakeMapObject(Int32(colors.count), colors)
    defer { GifFreeMapObject(map) }
    var isWritten =
      EGifPutExtension(file, GRAPHICS_EXT_FUNC_CODE, 4, bytes) == GIF_OK
      && EGifPutImageDesc(
        file, Int32(waiting.box.columns.lowerBound), Int32(waiting.box.rows.lowerBound),
        Int32(part.width), Int32(part.height), false, map) == GIF_OK
    var indices = picture.indices
    for y in 0..<part.height where isWritten {
      isWritten = indices.withUnsafeMutableBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return false }
        return EGifPutLine(file, start + y * part.width, Int32(part.width)) == GIF_OK
      }
    }
    guard isWritten else { throw Self.failure(file.pointee.Error) }
    self.waiting = nil
  }

  private static func failure(_ code: Int32) -> RasterError {
    let reason = GifErrorString(code).map { String(cString: $0) } ?? "error \(code)"
    return RasterError(.library, "giflib: \(reason)")
  }
}
