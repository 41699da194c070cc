import CPlacard
import PlacardGraphics

/// Reads JPEG files through libjpeg: baseline and progressive, grey, YCbCr and RGB, turned upright
/// as their EXIF data asks.
///
/// Colour profiles count for nothing, as with PNG: samples are sRGB. The transform, the upsampling
/// and the colour conversion are integer arithmetic with the same results on every processor.
enum JPEGDecoder {
  /// Whether a file begins like a JPEG.
  static func recognizes(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0xFF, 0xD8, 0xFF]) }

  /// Decodes a whole file into opaque pixels.
  ///
  /// - Throws: `RasterError` with code `unreadableImage` that says what is wrong; code `library`
  ///   where memory is short.
  static func decode(_ bytes: [UInt8]) throws(RasterError) -> Bitmap {
    let header = try header(of: bytes)
    let (width, height) = (Int(header.width), Int(header.height))
    try PixelSize.check(picture: width, height)
    guard header.is_arithmetic == 0 else {
      throw refused("arithmetic coding, which few programs read; save it as baseline JPEG")
    }
    guard header.is_print == 0 else {
      throw refused("CMYK colours, which are for print; save it as RGB")
    }
    guard header.is_known != 0 else {
      throw refused("\(header.components) unknown colour channels; grey and RGB can be read")
    }
    var result = PLACARD_JPEG_READ
    var words = ""
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      // After an error, rows may be missing.
      buffer.initialize(repeating: 0)
      count = width * height
      (result, words) = withMessage { message in
        bytes.withUnsafeBufferPointer {
          placard_jpeg_decode(
            $0.baseAddress, bytes.count, buffer.baseAddress, header.width, header.height, message)
        }
      }
    }
    try check(result, words)
    return Bitmap(width: width, height: height, pixels: pixels)
      .upright(from: PictureOrientation(exifOf: bytes))
  }

  private static func header(of bytes: [UInt8]) throws(RasterError) -> PlacardJPEGHeader {
    var header = PlacardJPEGHeader()
    let (result, words) = withMessage { message in
      bytes.withUnsafeBufferPointer {
        placard_jpeg_header($0.baseAddress, bytes.count, &header, message)
      }
    }
    try check(result, words)
    return header
  }

  private static func withMessage(
    _ body: (UnsafeMutablePointer<CChar>?) -> PlacardJPEGResult
  ) -> (PlacardJPEGResult, String) {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PLACARD_JPEG_MESSAGE)) { buffer in
      buffer.initialize(repeating: 0)
      let result = body(buffer.baseAddress)
      return (result, buffer.baseAddress.map { String(cString: $0) } ?? "")
    }
  }

  private static func refused(_ content: String) -> RasterError {
    RasterError(.unreadableImage, "is a JPEG with \(content)")
  }

  private static func check(_ result: PlacardJPEGResult, _ words: String) throws(RasterError) {
    switch result {
    case PLACARD_JPEG_READ: return
    case PLACARD_JPEG_TRUNCATED: throw RasterError(.unreadableImage, "is a truncated JPEG")
    case PLACARD_JPEG_SCANS:
      throw RasterError(
        .unreadableImage, "is a JPEG of more than 100 scans, which no encoder makes")
    case PLACARD_JPEG_MEMORY:
      throw RasterError(.library, "is a JPEG that needs more memory than there is")
    default: throw RasterError(.unreadableImage, "is a damaged JPEG (\(words))")
    }
  }
}
