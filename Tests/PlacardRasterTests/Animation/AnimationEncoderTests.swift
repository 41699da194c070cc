import PlacardGraphics
import Testing

@testable import PlacardRaster

@Suite("Files of animations")
struct AnimationEncoderTests {
  /// A square that moves over a gradient; the third frame is the second again.
  private static let frames: [Bitmap] = [0, 3, 3, 9].map { offset in
    let pixels = (0..<40 * 30).map { index -> UInt32 in
      let (x, y) = (index % 40, index / 40)
      let isSquare = x >= offset && x < offset + 8 && y >= 5 && y < 12
      return Bitmap.premultiplied(
        isSquare ? Color(200, 30, 90, 180) : Color(UInt8(x * 6), UInt8(y * 8), 40))
    }
    return Bitmap(width: 40, height: 30, pixels: pixels)
  }

  private static let opaque = frames.map { frame in
    Bitmap(width: 40, height: 30, pixels: frame.pixels.map { $0 | 0xFF00_0000 })
  }

  private func encode(_ encoder: any AnimationEncoder, _ frames: [Bitmap]) throws -> [UInt8] {
    for (index, frame) in frames.enumerated() {
      let end = Double(index + 1) * 50 + (index == frames.count - 1 ? 1000 : 0)
      try encoder.add(frame, from: Double(index) * 50, to: end)
    }
    return try encoder.finish()
  }

  @Test("An animated PNG gives back every frame with its time; equal frames become one")
  func apng() throws {
    for (frames, isOpaque) in [(Self.frames, false), (Self.opaque, true)] {
      let file = try encode(APNGEncoder(scale: 2, loops: 3, isOpaque: isOpaque), frames)
      let read = try APNGDecoder.decode(file)
      #expect(read.loops == 3)
      #expect(read.frames.map(\.duration) == [0.05, 0.1, 1.05])
      #expect(read.frames.map(\.bitmap) == [frames[0], frames[1], frames[3]])
      // Those who know no animations see the first frame.
      #expect(try PNGDecoder.decode(file) == frames[0])
    }
  }

  @Test("Only what has changed is stored")
  func boxes() throws {
    let still = try encode(APNGEncoder(scale: 1, loops: 0, isOpaque: true), [Self.opaque[0]])
    let moving = try encode(APNGEncoder(scale: 1, loops: 0, isOpaque: true), Self.opaque)
    #expect(moving.count < still.count * 2)
    #expect(
      Self.opaque[1].changedBox(since: Self.opaque[0]) == PixelBox(columns: 0..<11, rows: 5..<12))
    #expect(Self.opaque[2].changedBox(since: Self.opaque[1]).isEmpty)
  }

  @Test("Times of whole frame rates are exact fractions")
  func fractions() {
    #expect(APNGEncoder.fraction(1 / 60.0) == (1, 60))
    #expect(APNGEncoder.fraction(1.5 + 1 / 24.0) == (37, 24))
    #expect(APNGEncoder.fraction(0.04) == (1, 25))
    #expect(APNGEncoder.fraction(70_000) == (65_535, 1))
  }

  @Test("A WebP file says its size, its loops and each frame's time")
  func webp() throws {
    let file = try encode(try WebPEncoder(loops: 2), Self.frames)
    #expect(String(decoding: file[0..<4] + file[8..<12], as: UTF8.self) == "RIFFWEBP")
    var place = 12
    var durations: [Int] = []
    var loops = -1
    while place + 8 <= file.count {
      let name = String(decoding: file[place..<place + 4], as: UTF8.self)
      let length = (0..<4).reduce(0) { $0 | Int(file[place + 4 + $1]) << (8 * $1) }
      if name == "ANIM" { loops = Int(file[place + 12]) | Int(file[place + 13]) << 8 }
      if name == "ANMF" {
        durations.append((0..<3).reduce(0) { $0 | Int(file[place + 8 + 12 + $1]) << (8 * $1) })
      }
      place += 8 + length + length % 2
    }
    #expect(loops == 2)
    #expect(durations.reduce(0, +) == 1200 && durations.count >= 3)
    #expect(try encode(try WebPEncoder(loops: 2), Self.frames) == file)
  }

  @Test("A GIF file has each frame's time in hundredths and its loops")
  func gif() throws {
    let file = try encode(GIFEncoder(loops: 3), Self.opaque)
    #expect(String(decoding: file.prefix(6), as: UTF8.self) == "GIF89a")
    let controls = file.indices.dropLast(8).filter {
      file[$0] == 0x21 && file[$0 + 1] == 0xF9 && file[$0 + 2] == 4 && file[$0 + 7] == 0
    }
    #expect(controls.map { Int(file[$0 + 4]) | Int(file[$0 + 5]) << 8 } == [5, 10, 105])
    let name = Array("NETSCAPE2.0".utf8)
    let block = file.indices.dropLast(16).first { Array(file[$0..<$0 + 11]) == name }
    let start = try #require(block)
    #expect(Array(file[start + 11..<start + 15]) == [3, 1, 2, 0])
    #expect(file.last == 0x3B)
  }

  @Test("Up to 256 colours are exact; more are near")
  func colors() {
    let flat = Bitmap(
      width: 16, height: 16,
      pixels: (0..<256).map { Bitmap.premultiplied(Color(UInt8($0), UInt8(255 - $0), 7)) })
    let few = IndexedPicture(flat)
    #expect(
      flat.pixels.indices.allSatisfy { index in
        Bitmap.premultiplied(few.colors[Int(few.indices[index])]) == flat.pixels[index]
      })
    let many = IndexedPicture(
      Bitmap(
        width: 64, height: 64,
        pixels: (0..<4096).map {
          Bitmap.premultiplied(Color(UInt8($0 % 64 * 4), UInt8($0 / 64 * 4), 128))
        }))
    let worst = (0..<4096).map { index -> Int in
      let color = many.colors[Int(many.indices[index])]
      return max(abs(Int(color.red) - index % 64 * 4), abs(Int(color.green) - index / 64 * 4))
    }.max()
    #expect(worst ?? 255 <= 12)
  }

  @Test("Frames of another size, and files without frames, are errors")
  func errors() throws {
    let other = Bitmap(width: 2, height: 2, pixels: [0, 0, 0, 0])
    let encoders: [any AnimationEncoder] = [
      APNGEncoder(scale: 1, loops: 0, isOpaque: false), try WebPEncoder(loops: 0),
      GIFEncoder(loops: 0),
    ]
    for encoder in encoders {
      #expect(throws: RasterError.self) { try encoder.finish() }
      try encoder.add(Self.frames[0], from: 0, to: 10)
      #expect(throws: RasterError.self) { try encoder.add(other, from: 10, to: 20) }
    }
    #expect(throws: RasterError.self) { try APNGDecoder.decode([1, 2, 3]) }
  }
}
