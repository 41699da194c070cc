/// The colour arithmetic of a filter as tables: a saturation matrix in units of 1/256, then one
/// table a channel for all layers, which treat channels apart.
public struct FilterColors: Sendable {
  /// Weights of red, green and blue in a grey by ITU-R BT 709, in units of 1/256.
  private static let luma: [Int32] = [54, 183, 19]
  private let matrix: [Int32]
  /// Tables of red, green and blue, 256 levels each.
  private let tables: [[UInt8]]

  /// Prepares a filter's colours.
  public init(_ filter: BackdropFilter) {
    let saturation = Int32((filter.saturation * 256).rounded())
    matrix = (0..<9).map { index in
      let (row, column) = (index / 3, index % 3)
      let grey = (Self.luma[column] * (256 - saturation) + 128) >> 8
      return row == column ? grey + saturation : grey
    }
    tables = [\Color.red, \.green, \.blue].map { channel in
      (0..<256).map { level in
        var value = Double(level) / 255
        for layer in filter.layers { value = layer.result(value, layer.color[keyPath: channel]) }
        return UInt8((min(1, max(0, value)) * 255).rounded())
      }
    }
  }

  /// What becomes of an opaque colour.
  public func apply(to color: Color) -> Color {
    let (red, green, blue) = apply(Int32(color.red), Int32(color.green), Int32(color.blue))
    return Color(UInt8(red), UInt8(green), UInt8(blue))
  }

  /// What becomes of opaque channels, 0…255 each.
  @inline(__always)
  public func apply(
    _ red: Int32, _ green: Int32, _ blue: Int32
  ) -> (red: Int32, green: Int32, blue: Int32) {
    func channel(_ row: Int) -> Int32 {
      let sum =
        matrix[row] &* red &+ matrix[row &+ 1] &* green &+ matrix[row &+ 2] &* blue &+ 128
      return min(255, max(0, sum >> 8))
    }
    return (
      Int32(tables[0][Int(channel(0))]), Int32(tables[1][Int(channel(3))]),
      Int32(tables[2][Int(channel(6))])
    )
  }
}
