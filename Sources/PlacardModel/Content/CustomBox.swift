/// Custom content of any type as a value that can be compared.
public struct CustomBox: Sendable {
  /// Largest height in points; what asks for more gets this.
  public static let tallest = 10_000.0

  /// The content.
  public let content: any CustomContent

  /// Creates a box.
  public init(_ content: some CustomContent) { self.content = content }

  /// The content's height in points at a width; never negative, never more than `tallest`, and zero
  /// for what is no number.
  public func height(forWidth width: Double, in setting: CustomSetting) -> Double {
    let height = content.height(forWidth: width, in: setting)
    return height.isNaN ? 0 : min(Self.tallest, max(0, height))
  }
}

extension CustomBox: Hashable {
  /// Compares type and value.
  public static func == (left: CustomBox, right: CustomBox) -> Bool {
    AnyHashable(left.content) == AnyHashable(right.content)
  }

  /// Hashes type and value.
  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(content)) }
}
