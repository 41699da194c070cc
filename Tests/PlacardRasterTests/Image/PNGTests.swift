import PlacardGraphics
import Testing

@testable import PlacardRaster

@Suite("PNG")
struct PNGTests {
  private func picture(alpha: Bool) -> Bitmap {
    let pixels = (0..<64).map { index -> UInt32 in
      let a = alpha ? UInt8(index * 4) : 255
      return Bitmap.premultiplied(Color(UInt8(index), UInt8(255 - index), UInt8(index * 3), a))
    }
    return Bitmap(width: 8, height: 8, pixels: pixels)
  }

  private func chunks(_ bytes: [UInt8]) -> [(name: String, data: ArraySlice<UInt8>)] {
    var result: [(String, ArraySlice<UInt8>)] = []
    var offset = 8
    while offset + 8 <= bytes.count {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
      result.append((name, bytes[offset + 8..<offset + 8 + length]))
      offset += 12 + length
    }
    return result
  }

  @Test("Pictures come back as they were", arguments: [true, false])
  func roundTrip(alpha: Bool) throws {
    let bitmap = picture(alpha: alpha)
    let decoded = try PNGDecoder.decode(PNGEncoder.encode(bitmap, scale: 2))
    #expect(decoded == bitmap)
  }

  @Test("K10: pictures of few colours have a palette, with alpha only where it is needed")
  func palette() throws {
    for alpha in [true, false] {
      let list = try chunks(PNGEncoder.encode(picture(alpha: alpha), scale: 1))
      #expect(list.map(\.name).contains("tRNS") == alpha)
      #expect(Array(list[0].data.suffix(5)) == [8, 3, 0, 0, 0])
    }
  }

  @Test("K07: an sRGB chunk, pHYs for the scale, and nothing of time or host")
  func sideChunks() throws {
    let list = try chunks(PNGEncoder.encode(picture(alpha: false), scale: 2))
    #expect(list.map(\.name) == ["IHDR", "sRGB", "PLTE", "pHYs", "IDAT", "IEND"])
    // 144 dpi are 5669 pixels a metre.
    #expect(Array(list[3].data) == [0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25, 1])
  }

  @Test("R01: what is no whole PNG is refused and says so")
  func damaged() throws {
    let whole = try PNGEncoder.encode(picture(alpha: true), scale: 1)
    func message(_ bytes: [UInt8]) -> String {
      do {
        _ = try PNGDecoder.decode(bytes)
        return "accepted"
      } catch {
        return error.message
      }
    }
    #expect(message([]) == "the file is empty")
    #expect(message(Array("root:x:0:0".utf8)) == "is not a PNG picture")
    #expect(message(Array(whole.prefix(20))).contains("PNG"))
    #expect(message(Array(whole.prefix(whole.count / 2))).contains("PNG"))
    var flipped = whole
    flipped[whole.count - 20] ^= 0xFF
    #expect(message(flipped).contains("damaged") || message(flipped).contains("truncated"))
  }

  @Test("A file that claims absurd dimensions is refused before memory is taken")
  func absurdSize() throws {
    var bytes = try PNGEncoder.encode(picture(alpha: true), scale: 1)
    bytes.replaceSubrange(16..<24, with: [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60])
    #expect(throws: RasterError.self) { try PNGDecoder.decode(bytes) }
  }
}
