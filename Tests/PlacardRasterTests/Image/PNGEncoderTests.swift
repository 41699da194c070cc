import PlacardGraphics
import Testing

@testable import PlacardRaster

@Suite("PNG encoder")
struct PNGEncoderTests {
  /// A multiplicative generator with a fixed seed: the same pictures in every run.
  private struct Noise: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state ^ state >> 29) &* 0xBF58_476D_1CE4_E5B9
    }
  }

  /// Pictures of many kinds: noise, few colours, gradients, rectangles over each other, translucent.
  private func picture(_ width: Int, _ height: Int, seed: Int) -> Bitmap {
    var noise = Noise(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
    let kind = seed % 6
    let hasAlpha = seed / 6 % 2 == 1
    let palette = (0..<[1, 2, 4, 16, 17, 256, 257][seed % 7]).map { _ in
      UInt32.random(in: 0...UInt32.max, using: &noise)
    }
    var words = (0..<width * height).map { index -> UInt32 in
      let x = UInt32(index % width)
      let y = UInt32(index / width)
      switch kind {
      case 0: return UInt32.random(in: 0...UInt32.max, using: &noise)
      case 1: return palette[Int.random(in: 0..<palette.count, using: &noise)]
      case 2: return x &* 0x0101_0300 &+ y &* 0x0000_0105
      case 3: return (x / 7 + y / 5) % 2 == 0 ? 0xFF20_30F0 : 0
      case 4: return UInt32.random(in: 0...255, using: &noise) &* 0x0101_0101
      default: return 0xFFF2_F2F7
      }
    }
    for _ in 0..<Int.random(in: 0...6, using: &noise) {
      let color = UInt32.random(in: 0...UInt32.max, using: &noise)
      let left = Int.random(in: 0..<width, using: &noise)
      let right = Int.random(in: left..<width, using: &noise)
      let top = Int.random(in: 0..<height, using: &noise)
      for y in top..<Int.random(in: top..<height, using: &noise) + 1 {
        for x in left...right { words[y * width + x] = color }
      }
    }
    let pixels = words.map { word in
      Bitmap.premultiplied(
        Color(
          UInt8(truncatingIfNeeded: word >> 16), UInt8(truncatingIfNeeded: word >> 8),
          UInt8(truncatingIfNeeded: word), hasAlpha ? UInt8(word >> 24) : 255))
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  private func colorType(_ bitmap: Bitmap) throws -> [UInt8] {
    Array(try PNGEncoder.encode(bitmap, scale: 1)[24...25])
  }

  @Test("libpng reads thousands of small pictures of every kind as they were")
  func smallPictures() throws {
    for seed in 0..<3000 {
      let bitmap = picture(1 + seed % 70, 1 + seed / 7 % 40, seed: seed)
      let compression = Compression.allCases[seed % 3]
      let file = try PNGEncoder.encode(bitmap, scale: 2, compression: compression)
      try #require(try PNGDecoder.decode(file) == bitmap, "seed \(seed)")
    }
  }

  @Test("Pictures of several bands are the same bytes for any number of threads")
  func threads() throws {
    for seed in 0..<12 {
      let bitmap = picture(700 + seed, 900, seed: seed)
      for compression in Compression.allCases {
        let file = try PNGEncoder.encode(bitmap, scale: 2, compression: compression)
        #expect(try PNGDecoder.decode(file) == bitmap, "seed \(seed), \(compression)")
        let other = try PNGEncoder.encode(
          bitmap, scale: 2, compression: compression, threads: 3)
        #expect(other == file, "seed \(seed), \(compression)")
      }
    }
  }

  @Test("Very wide and very high pictures come back", arguments: [(16_384, 3), (1, 16_384)])
  func longSides(width: Int, height: Int) throws {
    for seed in 0..<6 {
      let bitmap = picture(width, height, seed: seed)
      #expect(try PNGDecoder.decode(PNGEncoder.encode(bitmap, scale: 1)) == bitmap)
    }
  }

  @Test("The smallest kind of file that fits is chosen, with a palette up to 256 colours")
  func formats() throws {
    func colors(_ count: Int, _ color: (UInt32) -> UInt32) -> Bitmap {
      Bitmap(width: count, height: 1, pixels: (0..<UInt32(count)).map(color))
    }
    let blue = { (index: UInt32) in 0xFF00_0000 | index &* 0x0101 }
    for (count, depth) in [(1, 1), (2, 1), (4, 2), (5, 4), (16, 4), (17, 8), (256, 8)] {
      let bitmap = colors(count) { 0xFF00_00FF - $0 }
      #expect(try colorType(bitmap) == [UInt8(depth), 3], "\(count) colours")
      #expect(try PNGDecoder.decode(PNGEncoder.encode(bitmap, scale: 1)) == bitmap)
    }
    #expect(try colorType(colors(257, blue)) == [8, 2])
    #expect(try colorType(colors(17) { 0xFF00_0000 | $0 &* 0x0001_0101 }) == [8, 0])
    #expect(try colorType(colors(300) { $0 < 150 ? $0 << 24 : 0xFF00_0000 | $0 }) == [8, 6])
    #expect(
      try colorType(
        colors(400) { $0 < 200 ? $0 << 24 : ($0 - 150) << 24 | 0x0003_0303 }) == [8, 4])
  }

  @Test("Each premultiplied level of each alpha is written as the nearest straight level")
  func straightLevels() throws {
    let writer = RowWriter(try rgba)
    for alpha in UInt32(0)...255 {
      let pixels = (UInt32(0)...255).map { alpha << 24 | $0 << 16 | (255 - $0) }
      var row = [UInt8](repeating: 0, count: 4 * 256 + 4)
      row.withUnsafeMutableBufferPointer { row in
        guard let row = row.baseAddress else { return }
        writer.write(pixels, 256, to: row)
      }
      let expected = pixels.flatMap { pixel in
        let color = Bitmap.straight(pixel)
        return [color.red, color.green, color.blue, color.alpha]
      }
      #expect(Array(row.prefix(1024)) == expected, "alpha \(alpha)")
    }
  }

  /// The format of a picture with more than 256 translucent colours.
  private var rgba: PixelFormat {
    get throws {
      let pixels = (UInt32(0)..<300).map { ($0 % 200) << 24 | $0 % 7 }
      return try pixels.withUnsafeBufferPointer { pixels in
        PixelFormat(
          PictureSurvey(try #require(pixels.baseAddress), width: 300, rows: 0..<1))
      }
    }
  }
}
