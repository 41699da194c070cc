import PlacardGraphics
import Testing

@testable import PlacardRaster

@Suite("JPEG")
struct JPEGDecoderTests {
  private func message(_ bytes: [UInt8]) -> String {
    do {
      _ = try PictureDecoder.decode(bytes)
      return "accepted"
    } catch {
      return error.message
    }
  }

  /// The place of the first marker of a kind.
  private func marker(_ kind: UInt8, in bytes: [UInt8]) throws -> Int {
    try #require(bytes.indices.dropLast().first { bytes[$0] == 0xFF && bytes[$0 + 1] == kind })
  }

  @Test("Every kind has the pixels that another reader finds", arguments: JPEGSample.readable)
  func pixels(sample: JPEGSample) throws {
    let bitmap = try PictureDecoder.decode(sample.bytes)
    #expect(bitmap.width == sample.width && bitmap.height == sample.height)
    let rgb = bitmap.pixels.flatMap { pixel in
      [16, 8, 0].map { UInt8(truncatingIfNeeded: pixel >> $0) }
    }
    var checksum = CRC32()
    checksum.add(rgb)
    #expect(checksum.value == sample.checksum)
    #expect(bitmap.isOpaque)
  }

  @Test("R01: a JPEG cut off anywhere is refused, and no cut reads beyond the end")
  func truncated() throws {
    for name in ["4:2:0", "progressive", "orientation 6"] {
      let bytes = try JPEGSample.named(name).bytes
      for count in 0..<bytes.count - 2 {
        let text = message(Array(bytes.prefix(count)))
        #expect(text.contains("truncated") || text.contains("damaged") || count < 4, "\(text)")
      }
    }
  }

  @Test("R01: CMYK, arithmetic coding, absurd sizes and damage are refused with their reason")
  func refused() throws {
    #expect(message(try JPEGSample.named("CMYK").bytes).contains("CMYK"))
    let plain = try JPEGSample.named("4:2:0").bytes
    let frame = try marker(0xC0, in: plain)
    var bytes = plain
    bytes[frame + 1] = 0xC9
    #expect(message(bytes).contains("arithmetic coding"))
    bytes[frame + 1] = 0xC3
    #expect(message(bytes).contains("damaged JPEG"))
    bytes = plain
    bytes.replaceSubrange(frame + 5..<frame + 9, with: [0xEA, 0x60, 0xEA, 0x60])
    #expect(message(bytes).contains("60000×60000"))
    bytes.replaceSubrange(frame + 5..<frame + 9, with: [0, 0, 0, 0])
    #expect(message(bytes).contains("damaged JPEG"))
    bytes = plain
    bytes[frame + 4] = 12
    #expect(message(bytes).contains("precision 12"))
  }

  @Test("A small file of thousands of scans is refused before they are all read")
  func scans() throws {
    let bytes = try JPEGSample.named("progressive").bytes
    let first = try marker(0xDA, in: bytes)
    // The next scan begins with its own codes.
    let next = try #require(
      bytes.indices.dropLast().first {
        $0 > first && bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC4
      })
    let scan = bytes[first..<next]
    let many = bytes[..<next] + (0..<2000).flatMap { _ in scan } + bytes[next...]
    #expect(message(Array(many)).contains("100 scans"))
  }

  @Test("A thousand damaged files are read or refused, never more than that")
  func fuzz() throws {
    var random: UInt64 = 7
    func next(_ bound: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % bound
    }
    for round in 0..<1000 {
      var bytes = JPEGSample.all[round % JPEGSample.all.count].bytes
      for _ in 0...next(8) { bytes[2 + next(bytes.count - 2)] = UInt8(next(256)) }
      let first = message(bytes)
      #expect(first == message(bytes))
    }
  }

  @Test("A file's first bytes tell its format; others are named")
  func formats() {
    #expect(message([]) == "the file is empty")
    #expect(message(Array("root:x:0:0".utf8)) == "is not a PNG or JPEG picture")
    #expect(message(Array("GIF89a".utf8)) == "is a GIF; only PNG and JPEG can be read")
  }
}
