import Glibc
import PlacardGraphics
import PlacardRaster
import Testing

@Suite("The blur of pictures")
struct GaussianBlurTests {
  /// Hard edges and noise in every channel, premultiplied.
  private func picture(_ width: Int, _ height: Int) -> Bitmap {
    var state: UInt32 = 7
    func noise() -> UInt32 {
      state = state &* 1_664_525 &+ 1_013_904_223
      return state >> 24
    }
    let pixels = (0..<width * height).map { index -> UInt32 in
      let (x, y) = (index % width, index / width)
      if x > width * 2 / 3 { return 0xFF00_0000 | noise() << 16 | noise() << 8 | noise() }
      if (x + y) % 31 < 7 { return 0xFFFF_FF00 }
      return (10..<30).contains(y) ? 0x8080_0040 : x < 4 ? 0xFFFF_FFFF : 0
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Weighs every pixel with numbers of double precision; edges go on outwards.
  private func exact(_ picture: Bitmap, _ sigma: Double) -> [[Double]] {
    let radius = Int((sigma * 6).rounded(.up))
    let weights = (-radius...radius).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = weights.reduce(0, +)
    func pass(_ line: [Double]) -> [Double] {
      line.indices.map { index in
        weights.indices.reduce(0) { total, tap in
          total + weights[tap] / sum * line[min(max(index + tap - radius, 0), line.count - 1)]
        }
      }
    }
    let (width, height) = (picture.width, picture.height)
    return (0..<4).map { channel in
      var values = picture.pixels.map { Double($0 >> (8 * channel) & 255) }
      for y in 0..<height {
        values.replaceSubrange(
          y * width..<(y + 1) * width, with: pass(Array(values[y * width..<(y + 1) * width])))
      }
      for x in 0..<width {
        let column = pass((0..<height).map { values[$0 * width + x] })
        for y in 0..<height { values[y * width + x] = column[y] }
      }
      return values
    }
  }

  private func whole(_ picture: Bitmap) -> PixelBox {
    PixelBox(columns: 0..<picture.width, rows: 0..<picture.height)
  }

  @Test(
    "It comes within two levels of the true Gaussian, and within half a level on average",
    arguments: [0.4, 1.7, 2.5, 3, 5.9, 6, 9, 14, 23, 60, 300])
  func accuracy(sigma: Double) throws {
    let picture = picture(97, 71)
    let blurred = try GaussianBlur(sigma: sigma).blurred(picture, in: whole(picture))
    let wanted = exact(picture, sigma)
    var worst = 0.0
    var total = 0.0
    for (index, pixel) in blurred.pixels.enumerated() {
      for channel in 0..<4 {
        let difference = abs(Double(pixel >> (8 * channel) & 255) - wanted[channel][index])
        worst = max(worst, difference)
        total += difference
      }
    }
    let mean = total / Double(4 * blurred.pixels.count)
    #expect(worst <= 2, "differs by \(worst) levels")
    #expect(mean < 0.5, "differs by \(mean) levels on average")
  }

  @Test(
    "A part of the picture has the pixels of the whole, for any number of threads",
    arguments: [1, 4.5, 6, 17, 90])
  func parts(sigma: Double) throws {
    let picture = picture(211, 307)
    let blur = try GaussianBlur(sigma: sigma)
    let whole = blur.blurred(picture, in: whole(picture))
    let boxes = [
      PixelBox(columns: 0..<211, rows: 0..<307), PixelBox(columns: 33..<150, rows: 20..<301),
      PixelBox(columns: 210..<211, rows: 306..<307), PixelBox(columns: 7..<9, rows: 0..<40),
    ]
    for box in boxes {
      let wanted = box.rows.flatMap { y in box.columns.map { whole.pixels[y * 211 + $0] } }
      for threads in [1, 2, 3, 8] {
        #expect(blur.blurred(picture, in: box, threads: threads).pixels == wanted)
      }
    }
  }

  @Test("Beyond the edges the picture goes on as its edge", arguments: [2.0, 7, 40])
  func beyond(sigma: Double) throws {
    let picture = Bitmap(
      width: 3, height: 2,
      pixels: [
        0xFF10_2030, 0xFF10_2030, 0xFFF0_E0D0, 0xFF10_2030, 0xFF10_2030, 0xFFF0_E0D0,
      ])
    let far = Int(sigma * 8)
    let blur = try GaussianBlur(sigma: sigma)
    let left = blur.blurred(picture, in: PixelBox(columns: -far..<1 - far, rows: 90..<92))
    let right = blur.blurred(picture, in: PixelBox(columns: far..<far + 1, rows: -90 ..< -88))
    #expect(left.pixels == [0xFF10_2030, 0xFF10_2030])
    #expect(right.pixels == [0xFFF0_E0D0, 0xFFF0_E0D0])
  }

  @Test(
    "One colour stays that colour, up to the edges",
    arguments: [0xFFFF_FFFF, 0x8040_2001, 0x0101_0100, 0] as [UInt32], [0.3, 2, 2.5, 13, 211])
  func flat(pixel: UInt32, sigma: Double) throws {
    let picture = Bitmap(
      width: 45, height: 38, pixels: [UInt32](repeating: pixel, count: 45 * 38))
    #expect(try GaussianBlur(sigma: sigma).blurred(picture, in: whole(picture)) == picture)
  }

  @Test("No colour exceeds its alpha", arguments: [0.7, 4, 30])
  func premultiplied(sigma: Double) throws {
    let picture = picture(120, 60)
    let blurred = try GaussianBlur(sigma: sigma).blurred(picture, in: whole(picture))
    #expect(
      blurred.pixels.allSatisfy { pixel in
        let alpha = pixel >> 24
        return (0..<3).allSatisfy { pixel >> (8 * $0) & 255 <= alpha }
      })
  }

  @Test("Nothing is blurred by nothing")
  func none() throws {
    let picture = picture(50, 40)
    #expect(try GaussianBlur(sigma: 0).blurred(picture, in: whole(picture)) == picture)
  }

  @Test(
    "Anything but 0 to 300 pixels is refused with its value",
    arguments: [(-1, "-1"), (300.5, "300.5"), (.nan, "nan"), (.infinity, "inf")]
      as [(Double, String)])
  func refused(sigma: Double, text: String) {
    let error = #expect(throws: RasterError.self) { try GaussianBlur(sigma: sigma) }
    #expect(error?.code == .blur)
    #expect(
      error?.message == "a blur's standard deviation may be 0 to 300 pixels, not \(text)")
  }
}
