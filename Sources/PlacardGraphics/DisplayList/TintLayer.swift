/// A colour laid over a picture.
public struct TintLayer: Hashable, Sendable {
  /// How a layer meets what is below it, by the formulas of W3C's Compositing and Blending.
  public enum Blend: String, Hashable, Sendable {
    /// Covers by its alpha.
    case normal
    /// Brightens what is bright already.
    case colorDodge
    /// Darkens what is dark and brightens what is bright.
    case overlay
  }

  /// The colour; its alpha is the layer's opacity.
  public var color: Color
  /// How it meets what is below.
  public var blend: Blend

  /// Creates a layer.
  public init(_ color: Color, _ blend: Blend = .normal) {
    self.color = color
    self.blend = blend
  }

  /// A channel of the result in 0…1 for a channel below it in 0…1.
  func result(_ below: Double, _ layer: UInt8) -> Double {
    let source = Double(layer) / 255
    let mixed: Double
    switch blend {
    case .normal: mixed = source
    case .colorDodge:
      mixed = below <= 0 ? 0 : source >= 1 ? 1 : min(1, below / (1 - source))
    case .overlay:
      mixed = below <= 0.5 ? 2 * below * source : 1 - 2 * (1 - below) * (1 - source)
    }
    return below + (mixed - below) * Double(color.alpha) / 255
  }
}
