import Glibc
import PlacardGraphics
import Testing

@testable import PlacardRaster

@Suite("The shadow's blur")
struct MaskBlurTests {
  /// A rectangle's blur is a product of two error functions; weighing pixels by their middles alone
  /// takes a twelfth off the integral's variance.
  private func exact(_ x: Double, _ y: Double, _ rect: Rect, _ sigma: Double) -> Double {
    let sigma = (sigma * sigma - 1.0 / 12).squareRoot()
    func edge(_ distance: Double) -> Double { (1 + erf(distance / (sigma * 2.squareRoot()))) / 2 }
    func span(_ at: Double, _ low: Double, _ high: Double) -> Double {
      edge(at - low) - edge(at - high)
    }
    return 255 * span(x, rect.minX, rect.maxX) * span(y, rect.minY, rect.maxY)
  }

  @Test(
    "It comes within one level of the true Gaussian on hard edges",
    arguments: [2.5, 5.9, 6, 7.3, 12, 16, 24, 32, 48, 90])
  func accuracy(sigma: Double) throws {
    let margin = Double(MaskBlur.reach(sigma))
    let rect = Rect(margin, margin, 223, 131)
    let mask = try CoverageMask(
      width: Int(rect.width + 2 * margin), height: Int(rect.height + 2 * margin))
    try mask.fill(.rectangle(rect), transform: .identity)
    MaskBlur(sigma: sigma).apply(to: mask)
    var worst = 0.0
    _ = mask.withBytes { bytes in
      for y in stride(from: 0, to: mask.height, by: 3) {
        for x in stride(from: 0, to: mask.width, by: 3) {
          let wanted = exact(Double(x) + 0.5, Double(y) + 0.5, rect, sigma)
          worst = max(worst, abs(Double(bytes[y * mask.stride + x]) - wanted))
        }
      }
    }
    #expect(worst < 1, "differs by \(worst) levels")
  }

  @Test("Kernels sum to one, so flat areas keep their value", arguments: [0.0, 0.3, 1, 6, 11.9])
  func kernel(sigma: Double) {
    let weights = GaussianKernel(sigma: sigma).weights
    #expect(weights[0] + 2 * weights.dropFirst().reduce(0, +) == GaussianKernel.one)
  }

  @Test("A shadow is empty where its shape covers whole pixels and soft outside")
  func knockOut() throws {
    let shadow = Shadow(
      path: .rectangle(Rect(0, 0, 100, 60)), offset: Point(0, 8), sigma: 16, color: .black)
    let mask = try #require(try ShadowCache().mask(of: shadow, .scale(2, 2)))
    let value = { (x: Int, y: Int) -> UInt8 in
      mask.coverage.withBytes { $0[(y - mask.y) * mask.coverage.stride + x - mask.x] } ?? 0
    }
    #expect(value(100, 60) == 0)
    #expect(value(100, 125) > 100)
    #expect(value(100, 125) > value(100, 145))
    #expect(value(100, 145) > value(100, 185))
  }
}
