import PlacardGraphics

/// Turns pixels into the bytes of an unfiltered row.
struct RowWriter {
  private static let straight: [UInt8] = (0..<65_536).map { index in
    let alpha = index >> 8
    return alpha == 0 ? 0 : UInt8(min(255, ((index & 255) * 255 + alpha / 2) / alpha))
  }

  private let format: PixelFormat
  private let indices: ColorSet

  init(_ format: PixelFormat) {
    self.format = format
    indices = ColorSet(format.palette)
  }

  /// Writes a row; up to three bytes after it are overwritten.
  func write(_ pixels: UnsafePointer<UInt32>, _ width: Int, to row: UnsafeMutablePointer<UInt8>) {
    switch format.type {
    case .grey: for x in 0..<width { row[x] = UInt8(truncatingIfNeeded: pixels[x]) }
    case .palette: writeIndices(pixels, width, to: row)
    case .greyAlpha: writeStraight(pixels, width, to: row, isGrey: true)
    case .rgb:
      let out = UnsafeMutableRawPointer(row)
      for x in 0..<width {
        out.storeBytes(
          of: (pixels[x].byteSwapped &>> 8).littleEndian, toByteOffset: 3 &* x, as: UInt32.self)
      }
    case .rgba: writeStraight(pixels, width, to: row, isGrey: false)
    }
  }

  private func writeStraight(
    _ pixels: UnsafePointer<UInt32>, _ width: Int, to row: UnsafeMutablePointer<UInt8>,
    isGrey: Bool
  ) {
    let out = UnsafeMutableRawPointer(row)
    Self.straight.withUnsafeBufferPointer { table in
      for x in 0..<width {
        var pixel = pixels[x]
        let alpha = pixel &>> 24
        if alpha != 255, pixel &<< 8 != 0 {
          let line = Int(alpha &<< 8)
          let red = UInt32(table[line &+ Int(pixel &>> 16 & 255)])
          let green = UInt32(table[line &+ Int(pixel &>> 8 & 255)])
          let blue = UInt32(table[line &+ Int(pixel & 255)])
          pixel = alpha &<< 24 | red &<< 16 | green &<< 8 | blue
        }
        if isGrey {
          row[2 &* x] = UInt8(truncatingIfNeeded: pixel)
          row[2 &* x &+ 1] = UInt8(truncatingIfNeeded: alpha)
        } else {
          let swapped = pixel.byteSwapped
          out.storeBytes(
            of: (swapped &>> 8 | swapped &<< 24).littleEndian, toByteOffset: 4 &* x,
            as: UInt32.self)
        }
      }
    }
  }

  private func writeIndices(
    _ pixels: UnsafePointer<UInt32>, _ width: Int, to row: UnsafeMutablePointer<UInt8>
  ) {
    var last = pixels[0]
    var index = indices.index(of: last)
    let perByte = 8 / format.depth
    var byte: UInt8 = 0
    for x in 0..<width {
      if pixels[x] != last {
        last = pixels[x]
        index = indices.index(of: last)
      }
      byte = byte &<< UInt8(truncatingIfNeeded: format.depth & 7) | index
      if x % perByte == perByte - 1 {
        row[x / perByte] = byte
        byte = 0
      }
    }
    let rest = width % perByte
    if rest > 0 { row[width / perByte] = byte << UInt8((perByte - rest) * format.depth) }
  }
}
