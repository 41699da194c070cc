import Testing

@testable import PlacardRaster

@Suite("Orientation of pictures")
struct PictureOrientationTests {
  /// A file that holds nothing but EXIF data with one entry.
  private func file(_ order: String, entry: [UInt8], length: Int? = nil) -> [UInt8] {
    let isBig = order == "MM"
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
      return isBig ? bytes.reversed() : bytes
    }
    let tiff = Array(order.utf8) + number(42, 2) + number(8, 4) + number(1, 2) + entry
    let data = Array("Exif\0\0".utf8) + tiff
    let size = length ?? data.count + 2
    return [0xFF, 0xD8, 0xFF, 0xE1, UInt8(size >> 8), UInt8(size & 255)] + data + [0xFF, 0xD9]
  }

  @Test("The tag is read in both byte orders")
  func byteOrders() {
    let big: [UInt8] = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]
    let little: [UInt8] = [0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0]
    let turned = PictureOrientation(exif: 6)
    #expect(turned != .upright)
    #expect(PictureOrientation(exifOf: file("MM", entry: big)) == turned)
    #expect(PictureOrientation(exifOf: file("II", entry: little)) == turned)
  }

  @Test("What is cut off, unknown or out of range counts as upright")
  func wrong() {
    let entry: [UInt8] = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]
    var far = entry
    far[9] = 9
    for bytes in [
      file("XX", entry: entry), file("MM", entry: Array(entry.prefix(5))),
      file("MM", entry: entry, length: 60_000), file("MM", entry: far), [0xFF, 0xD8], [],
    ] {
      #expect(PictureOrientation(exifOf: bytes) == .upright)
    }
  }
}
