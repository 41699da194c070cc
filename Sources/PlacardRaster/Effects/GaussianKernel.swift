import Glibc

/// Weights of a Gaussian in units of 1/32768, made from exponentials rounded to 1/65536 so that no
/// C library can change a bit of them.
struct GaussianKernel {
  /// From the centre outwards; the mirrored half is implied.
  let weights: [UInt32]
  static let one: UInt32 = 32_768

  /// - Parameters:
  ///   - sigma: standard deviation in samples; nothing is blurred below 0.05.
  init(sigma: Double) {
    guard sigma >= 0.05 else {
      weights = [Self.one]
      return
    }
    let radius = Int((sigma * 3.3).rounded(.up))
    let values = (0...radius).map { index -> Double in
      let x = Double(index) / sigma
      return (exp(-x * x / 2) * 65_536).rounded() / 65_536
    }
    let sum = values.dropFirst().reduce(values[0]) { $0 + 2 * $1 }
    var weights = values.map { UInt32(($0 / sum * Double(Self.one)).rounded()) }
    let side = weights.dropFirst().reduce(0, +)
    // The centre takes the rounding error, so that flat areas keep their value.
    weights[0] = Self.one - 2 * side
    self.weights = weights
  }
}
