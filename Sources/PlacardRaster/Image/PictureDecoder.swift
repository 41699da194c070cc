import PlacardGraphics

/// Reads picture files of the formats that documents may name: PNG and JPEG.
enum PictureDecoder {
  /// Decodes a whole file into premultiplied pixels; the first bytes tell the format, not the name.
  ///
  /// - Throws: `RasterError` with code `unreadableImage` that says what is wrong.
  static func decode(_ bytes: [UInt8]) throws(RasterError) -> Bitmap {
    guard !bytes.isEmpty else { throw RasterError(.unreadableImage, "the file is empty") }
    if PNGDecoder.recognizes(bytes) { return try PNGDecoder.decode(bytes) }
    if JPEGDecoder.recognizes(bytes) { return try JPEGDecoder.decode(bytes) }
    let format = ForeignFormat.name(of: bytes)
    throw RasterError(
      .unreadableImage,
      format.map { "is \($0); only PNG and JPEG can be read" } ?? "is not a PNG or JPEG picture")
  }
}
