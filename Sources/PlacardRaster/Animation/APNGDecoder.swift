public import PlacardGraphics

/// Reads animated PNG files: every frame as it is seen, with its time.
public enum APNGDecoder {
  /// A frame as it is seen.
  public struct Frame: Hashable, Sendable {
    /// The whole picture.
    public let bitmap: Bitmap
    /// How long it is shown, in seconds.
    public let duration: Double
  }

  private struct Control {
    var size: (width: Int, height: Int)
    var place: (x: Int, y: Int)
    var duration: Double
    var dispose: UInt8
    var blend: UInt8
  }

  /// Decodes a whole file; a still picture is one frame without a time.
  ///
  /// - Throws: `RasterError` with code `unreadableImage` that says what is wrong.
  public static func decode(_ bytes: [UInt8]) throws(RasterError) -> (frames: [Frame], loops: Int) {
    let still = try PNGDecoder.decode(bytes)
    let chunks = try chunks(of: bytes)
    guard let head = chunks.first, head.name == "IHDR",
      let animation = chunks.first(where: { $0.name == "acTL" }), animation.data.count == 8
    else { return ([Frame(bitmap: still, duration: 0)], 1) }
    let shared = chunks.prefix { $0.name != "IDAT" }
      .filter { !["IHDR", "acTL", "fcTL"].contains($0.name) }
    var frames: [Frame] = []
    var canvas = [UInt32](repeating: 0, count: still.width * still.height)
    var control: Control?
    var data: [UInt8] = []
    func finish() throws(RasterError) {
      guard let current = control, !data.isEmpty else { return }
      control = nil
      let size = bigEndian(current.size.width) + bigEndian(current.size.height)
      var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      PNGEncoder.append("IHDR", size + head.data.dropFirst(8), to: &file)
      for chunk in shared { PNGEncoder.append(chunk.name, Array(chunk.data), to: &file) }
      PNGEncoder.append("IDAT", data, to: &file)
      PNGEncoder.append("IEND", [], to: &file)
      data = []
      let before = canvas
      put(try PNGDecoder.decode(file), current, on: &canvas, width: still.width)
      frames.append(
        Frame(
          bitmap: Bitmap(width: still.width, height: still.height, pixels: canvas),
          duration: current.duration))
      switch current.dispose {
      case 1: clear(current, on: &canvas, width: still.width)
      case 2: canvas = before
      default: break
      }
    }
    for chunk in chunks {
      switch chunk.name {
      case "fcTL":
        try finish()
        control = try self.control(chunk.data, width: still.width, height: still.height)
      case "IDAT": if control != nil { data += chunk.data }
      case "fdAT": data += chunk.data.dropFirst(4)
      default: break
      }
    }
    try finish()
    guard frames.count == number(animation.data, 0) else {
      throw failure("says \(number(animation.data, 0)) frames and has \(frames.count)")
    }
    return (frames, number(animation.data, 4))
  }

  private static func control(
    _ data: ArraySlice<UInt8>, width: Int, height: Int
  ) throws(RasterError) -> Control {
    guard data.count == 26 else { throw failure("has a damaged frame control") }
    func short(_ offset: Int) -> Int {
      Int(data[data.startIndex + offset]) << 8 | Int(data[data.startIndex + offset + 1])
    }
    let control = Control(
      size: (number(data, 4), number(data, 8)), place: (number(data, 12), number(data, 16)),
      duration: Double(short(20)) / Double(short(22) == 0 ? 100 : short(22)),
      dispose: data[data.startIndex + 24], blend: data[data.startIndex + 25])
    guard control.size.width > 0, control.size.height > 0,
      control.place.x + control.size.width <= width,
      control.place.y + control.size.height <= height
    else { throw failure("has a frame outside of its picture") }
    return control
  }

  private static func put(
    _ part: Bitmap, _ control: Control, on canvas: inout [UInt32], width: Int
  ) {
    for y in 0..<part.height {
      for x in 0..<part.width {
        let place = (control.place.y + y) * width + control.place.x + x
        let pixel = part.pixels[y * part.width + x]
        canvas[place] = control.blend == 0 ? pixel : over(pixel, canvas[place])
      }
    }
  }

  private static func over(_ top: UInt32, _ below: UInt32) -> UInt32 {
    let rest = 255 - (top >> 24)
    return [0, 8, 16, 24].reduce(0) { (sum: UInt32, shift: UInt32) in
      let channel = (top >> shift & 255) + ((below >> shift & 255) * rest + 127) / 255
      return sum | min(255, channel) << shift
    }
  }

  private static func clear(_ control: Control, on canvas: inout [UInt32], width: Int) {
    for y in control.place.y..<control.place.y + control.size.height {
      for x in control.place.x..<control.place.x + control.size.width {
        canvas[y * width + x] = 0
      }
    }
  }

  private static func chunks(
    of bytes: [UInt8]
  ) throws(RasterError) -> [(name: String, data: ArraySlice<UInt8>)] {
    var chunks: [(String, ArraySlice<UInt8>)] = []
    var place = 8
    while place + 12 <= bytes.count {
      let length = number(bytes[place...], 0)
      guard length <= bytes.count - place - 12 else { throw failure("is cut off") }
      let name = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
      chunks.append((name, bytes[place + 8..<place + 8 + length]))
      place += 12 + length
    }
    return chunks
  }

  private static func number(_ bytes: ArraySlice<UInt8>, _ offset: Int) -> Int {
    (0..<4).reduce(0) { $0 << 8 | Int(bytes[bytes.startIndex + offset + $1]) }
  }

  private static func bigEndian(_ value: Int) -> [UInt8] { PNGEncoder.bigEndian(UInt32(value)) }

  private static func failure(_ what: String) -> RasterError {
    RasterError(.unreadableImage, what)
  }
}
