import Glibc
import PlacardGraphics
import Testing

@testable import PlacardRaster

@Suite("Shadows")
struct ShadowCacheTests {
  /// A card with a disc at its top or without.
  private func card(
    _ width: Double, _ height: Double, radius: Double = 20, curve: CornerCurve = .continuous,
    disc: Double = 0
  ) -> Path {
    let radii = CornerRadii(
      topLeading: radius, topTrailing: radius, bottomTrailing: radius / 2, bottomLeading: radius)
    var path = Path.roundedRectangle(Rect(0, 0, width, height), radii: radii, curve: curve)
    if disc > 0 { path.append(.ellipse(in: Rect((width - disc) / 2, -disc / 2, disc, disc))) }
    return path
  }

  private func bytes(_ mask: CoverageMask) -> [UInt8] {
    mask.withBytes { bytes in
      (0..<mask.height).flatMap { y in
        Array(UnsafeBufferPointer(start: bytes + y * mask.stride, count: mask.width))
      }
    } ?? []
  }

  /// The shadow blurred in one piece on a mask with the same corner.
  private func whole(
    _ path: Path, _ offset: Point, _ sigma: Double, _ transform: AffineTransform, _ mask: ShadowMask
  ) throws -> CoverageMask {
    let scale = transform.uniformScale
    let corner = transform.then(.translation(Double(-mask.x), Double(-mask.y)))
    return try ShadowShape(
      thrower: path.transformed(
        by: corner.then(.translation(offset.x * scale, offset.y * scale))),
      cover: path.transformed(by: corner), sigma: sigma * scale, width: mask.coverage.width,
      height: mask.coverage.height
    ).mask()
  }

  @Test(
    "A shadow put together from its corners has the pixels of one blurred in one piece",
    arguments: [
      (300, 310, 0, 12, 2), (300, 311, 64, 12, 2), (270.5, 144, 64, 16, 3), (301, 500, 0, 5, 2),
      (40, 600, 0, 9, 2), (600, 40, 30, 3, 1), (60, 50, 20, 30, 2), (500, 700, 90, 0.5, 1.5),
    ] as [(Double, Double, Double, Double, Double)])
  func exactness(
    width: Double, height: Double, disc: Double, sigma: Double, scale: Double
  ) throws {
    let cache = ShadowCache()
    for curve in [CornerCurve.circular, .continuous] {
      // The second size is made from what the first one left.
      for (index, height) in [height, height + 40].enumerated() {
        let path = card(width, height, curve: curve, disc: disc)
        let offset = Point(0, 8)
        let transform = AffineTransform.scale(scale, scale)
          .then(.translation(Double(index) * 7, 20))
        let shadow = Shadow(path: path, offset: offset, sigma: sigma, color: .black)
        let mask = try #require(try cache.mask(of: shadow, transform))
        #expect(
          bytes(mask.coverage) == bytes(try whole(path, offset, sigma, transform, mask)))
      }
    }
  }

  @Test("Straight sides are left out as far as the blur allows")
  func seams() {
    let path = card(900, 930, radius: 60)
    let shape = ShadowShape(
      thrower: path.transformed(by: .translation(125, 125)),
      cover: path.transformed(by: .translation(125, 101)), sigma: 36, width: 1150, height: 1180)
    let (columns, rows) = shape.seams
    // The corners reach 92 pixels in, the blur and three of its cells 139; the drop takes 24.
    #expect(rows.start == 125 + 92 + 139 && rows.count == 444)
    #expect(columns.start == 125 + 92 + 139 && columns.count == 438)
    let short = shape.shortened(columns: columns, rows: rows)
    #expect(short.width == 1150 - columns.count)
    #expect(short.thrower.controlBounds?.width == 900 - Double(columns.count))
  }

  @Test("A shape without straight sides is blurred in one piece")
  func disc() {
    let path = Path.ellipse(in: Rect(20, 20, 900, 900))
    let shape = ShadowShape(thrower: path, cover: path, sigma: 3, width: 940, height: 940)
    #expect(shape.seams.columns == .none)
    #expect(shape.seams.rows == .none)
  }

  @Test("Moved by whole pixels, a shadow is the same mask")
  func moved() throws {
    let cache = ShadowCache()
    let shadow = Shadow(path: card(90, 70), offset: Point(0, 4), sigma: 6, color: .black)
    let first = try #require(try cache.mask(of: shadow, .scale(2, 2)))
    let second = try #require(
      try cache.mask(of: shadow, AffineTransform.scale(2, 2).then(.translation(31, -7))))
    #expect(first.coverage === second.coverage)
    #expect(second.x == first.x + 31 && second.y == first.y - 7)
    let third = try #require(
      try cache.mask(of: shadow, AffineTransform.scale(2, 2).then(.translation(0.5, 0))))
    #expect(first.coverage !== third.coverage)
  }

  @Test("It is within a level of the true Gaussian", arguments: [2.5, 7, 13, 24, 36])
  func accuracy(sigma: Double) throws {
    let path = card(170, 150, radius: 30, disc: 80)
    let shadow = Shadow(path: path, offset: .zero, sigma: sigma, color: .black)
    let mask = try #require(try ShadowCache().mask(of: shadow, .identity))
    let (width, height) = (mask.coverage.width, mask.coverage.height)
    let corner = AffineTransform.translation(Double(-mask.x), Double(-mask.y))
    let shape = try CoverageMask(width: width, height: height)
    try shape.fill(path, transform: corner)
    let covered = bytes(shape)
    let radius = Int(sigma * 6)
    let weights = (0...radius).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = weights.dropFirst().reduce(weights[0]) { $0 + 2 * $1 }
    func pass(_ values: [Double], _ width: Int) -> [Double] {
      // Written as columns.
      let height = values.count / width
      return (0..<width).flatMap { x in
        (0..<height).map { y in
          (max(0, x - radius)...min(width - 1, x + radius)).reduce(0.0) {
            $0 + values[y * width + $1] * weights[abs($1 - x)]
          } / sum
        }
      }
    }
    let wanted = pass(pass(covered.map { Double($0) }, width), height)
    let worst = zip(bytes(mask.coverage), zip(wanted, covered))
      .filter { $0.1.1 < 255 }.map { abs(Double($0.0) - $0.1.0) }.max()
    #expect((worst ?? 255) < 1, "differs by \(worst ?? 255) levels")
  }
}
