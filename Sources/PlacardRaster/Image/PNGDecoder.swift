import CGraphicsLibs
public import PlacardGraphics

/// Reads PNG files of every kind (palette, grey, 16-bit, interlaced) through libpng.
public enum PNGDecoder {
  /// Whether a file begins like a PNG.
  static func recognizes(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) }

  /// Decodes a whole file into premultiplied pixels.
  ///
  /// Text and other side chunks are skipped unread, so a compressed one cannot use memory.
  ///
  /// - Throws: `RasterError` with code `unreadableImage` that says what is wrong.
  public static func decode(_ bytes: [UInt8]) throws(RasterError) -> Bitmap {
    guard !bytes.isEmpty else { throw RasterError(.unreadableImage, "the file is empty") }
    guard recognizes(bytes) else {
      let format = ForeignFormat.name(of: bytes)
      throw RasterError(
        .unreadableImage,
        format.map { "is \($0), not a PNG picture" }
          ?? "is not a PNG picture")
    }
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    let opened = bytes.withUnsafeBytes {
      png_image_begin_read_from_memory(&image, $0.baseAddress, bytes.count)
    }
    guard opened != 0 else { throw failure(image) }
    let width = Int(image.width)
    let height = Int(image.height)
    try PixelSize.check(picture: width, height)
    // Else 16-bit samples without a gamma chunk would count as linear light and come out too bright.
    image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
    image.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_BGR)
    var finished: Int32 = 0
    var pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      finished = png_image_finish_read(&image, nil, buffer.baseAddress, 0, nil)
      if finished == 0 { buffer.initialize(repeating: 0) }
      count = width * height
    }
    guard finished != 0 else { throw failure(image) }
    premultiply(&pixels)
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  private static func premultiply(_ pixels: inout [UInt32]) {
    for index in pixels.indices where pixels[index] >> 24 != 255 {
      let pixel = pixels[index]
      pixels[index] = Bitmap.premultiplied(
        Color(
          UInt8(truncatingIfNeeded: pixel >> 16), UInt8(truncatingIfNeeded: pixel >> 8),
          UInt8(truncatingIfNeeded: pixel), UInt8(truncatingIfNeeded: pixel >> 24)))
    }
  }

  /// libpng's own words, which say "truncated" as "read beyond end of data".
  private static func failure(_ image: png_image) -> RasterError {
    let text = withUnsafeBytes(of: image.message) { raw in
      String(decoding: raw.prefix { $0 != 0 }, as: UTF8.self)
    }
    let isTruncated = text.contains("beyond") || text.contains("Not enough")
    return RasterError(
      .unreadableImage, isTruncated ? "is a truncated PNG" : "is a damaged PNG (\(text))")
  }
}
