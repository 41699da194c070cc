import PlacardGraphics
import Testing

@testable import PlacardRaster

@Suite("Library of pictures")
struct ImageLibraryTests {
  private static let side = 16

  private static func file(_ index: Int) throws -> [UInt8] {
    let pixels = (0..<side * side).map { UInt32(0xFF00_0000) | UInt32(index * 7919 + $0 * 131) }
    return try PNGEncoder.encode(Bitmap(width: side, height: side, pixels: pixels), scale: 1)
  }

  @Test("Ten thousand different pictures take no more memory than the limit")
  func bound() throws {
    let limit = 20 * Self.side * Self.side * 4
    let library = ImageLibrary(limit: limit) { try Self.file(Int($0) ?? 0) }
    for index in 0..<10_000 {
      let image = ImageReference.file("\(index)")
      #expect(try library.size(of: image) == Size(16, 16))
      _ = try library.reduced(image, by: Size(0.5, 0.5), offset: .init(0, 0))
      #expect(library.cost <= 2 * limit)
    }
  }

  @Test("A picture that had to be given up comes back the same")
  func again() throws {
    var reads: [String] = []
    let library = ImageLibrary(limit: 3000) {
      reads.append($0)
      return try Self.file(Int($0) ?? 0)
    }
    let first = try library.bitmap(of: .file("1"))
    _ = try library.bitmap(of: .file("2"))
    #expect(try library.bitmap(of: .file("1")) == first)
    _ = try library.bitmap(of: .file("3"))
    _ = try library.bitmap(of: .file("4"))
    #expect(try library.bitmap(of: .file("1")) == first)
    #expect(reads == ["1", "2", "3", "4", "1"])
  }

  @Test("A file that cannot be decoded is named, and is read anew the next time")
  func failure() throws {
    let library = ImageLibrary(limit: 3000) { _ in Array("nothing".utf8) }
    for _ in 0..<2 {
      let error = #expect(throws: RasterError.self) { try library.bitmap(of: .file("a.jpg")) }
      #expect(error?.path == "a.jpg")
    }
    #expect(library.cost == 0)
  }
}
