public import PlacardGraphics

/// Writes PNG files: a palette where 256 colours are enough, else grey, RGB or with alpha, eight bits
/// a channel, with sRGB and pHYs chunks and nothing that depends on time, host or threads.
public enum PNGEncoder {
  /// Bytes of rows that are encoded together; a fixed size keeps the file the same for any number
  /// of threads.
  private static let bandBytes = 1 << 19
  private static let largestSide = 1 << 24
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Encodes a picture: a pure function that may run while another picture is drawn.
  ///
  /// - Parameters:
  ///   - scale: pixels per point, written as 72 dpi times the scale.
  ///   - compression: time against size; the pixels stay the same.
  ///   - threads: how many may work on it; the file does not depend on it.
  /// - Throws: `RasterError` with code `size` for a side of more than 2²⁴ pixels.
  public static func encode(
    _ bitmap: Bitmap, scale: Double, compression: Compression = .default, threads: Int = 1
  ) throws(RasterError) -> [UInt8] {
    let (format, bands) = try contents(
      bitmap, compression: compression, threads: threads, format: nil)
    return file(bands, bitmap, format, scale: scale)
  }

  /// The compressed rows of a picture, in one zlib stream cut into bands.
  ///
  /// - Parameters:
  ///   - format: how pixels are held; `nil` takes the smallest kind that fits.
  static func contents(
    _ bitmap: Bitmap, compression: Compression, threads: Int, format given: PixelFormat?
  ) throws(RasterError) -> (format: PixelFormat, bands: [[UInt8]]) {
    let width = bitmap.width
    guard width <= largestSide, bitmap.height <= largestSide else {
      throw RasterError(
        .size, "is \(width)×\(bitmap.height) pixels, each side may have \(largestSide) at most")
    }
    let rowCount = max(1, bandBytes / (4 * width + 1))
    let bands = stride(from: 0, to: bitmap.height, by: rowCount)
      .map { $0..<min($0 + rowCount, bitmap.height) }
    let parts = ParallelBands.map(bands.count, threads: threads) { index in
      bitmap.pixels.withUnsafeBufferPointer { pixels in
        pixels.baseAddress.map { PictureSurvey($0, width: width, rows: bands[index]) }
      }
    }.compactMap { $0 }
    guard var survey = parts.first else { throw RasterError(.size, "is 0×0 pixels") }
    for part in parts.dropFirst() { survey.append(part) }
    let format = given ?? PixelFormat(survey)
    let writer = RowWriter(format)
    let kinds = survey.kinds
    var contents = ParallelBands.map(bands.count, threads: threads) { index in
      bitmap.pixels.withUnsafeBufferPointer { pixels in
        pixels.baseAddress.map {
          PictureBand(
            $0, width: width, rows: bands[index], kinds: kinds, writer: writer, format: format,
            compression: compression)
        }
      }
    }.compactMap { $0 }
    var sum = Adler32()
    for band in contents { sum.add(band.sum, count: band.count) }
    contents[contents.count - 1].append(bigEndian(sum.value))
    return (format, contents.map(\.bytes))
  }

  private static func file(
    _ bands: [[UInt8]], _ bitmap: Bitmap, _ format: PixelFormat, scale: Double
  ) -> [UInt8] {
    var file = head(bitmap, format, scale: scale)
    file.reserveCapacity(bands.reduce(2048) { $0 + $1.count + 12 })
    for band in bands { append("IDAT", band, to: &file) }
    append("IEND", [], to: &file)
    return file
  }

  /// Everything before the pixels.
  ///
  /// - Parameters:
  ///   - control: the chunk `acTL` of an animation; `nil` for a still picture.
  static func head(
    _ bitmap: Bitmap, _ format: PixelFormat, scale: Double, control: [UInt8]? = nil
  ) -> [UInt8] {
    var file = signature
    let size = bigEndian(UInt32(bitmap.width)) + bigEndian(UInt32(bitmap.height))
    append("IHDR", size + [UInt8(format.depth), format.type.rawValue, 0, 0, 0], to: &file)
    append("sRGB", [0], to: &file)
    // 72 dots per inch of 0.0254 metres; the last byte says that the unit is the metre.
    let density = bigEndian(UInt32(min(1e6, max(1, (scale * 72 / 0.0254).rounded()))))
    if !format.palette.isEmpty {
      let palette = format.paletteChunks
      append("PLTE", palette.colors, to: &file)
      if !palette.alphas.isEmpty { append("tRNS", palette.alphas, to: &file) }
    }
    append("pHYs", density + density + [1], to: &file)
    if let control { append("acTL", control, to: &file) }
    return file
  }

  static func append(_ name: String, _ data: [UInt8], to file: inout [UInt8]) {
    var sum = CRC32()
    sum.add(Array(name.utf8))
    sum.add(data)
    file += bigEndian(UInt32(data.count))
    file += Array(name.utf8)
    file += data
    file += bigEndian(sum.value)
  }

  static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
