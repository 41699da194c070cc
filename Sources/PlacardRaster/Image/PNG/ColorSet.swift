/// Up to 256 different pixels, found by hashing.
struct ColorSet {
  static let limit = 256
  private static let mask = 1023

  private var slots = [UInt32](repeating: 0, count: mask + 1)
  private var entries = [Int16](repeating: -1, count: mask + 1)
  private(set) var colors: [UInt32] = []

  init() {}

  /// The set of these pixels, each with its place as index.
  init(_ colors: [UInt32]) { for color in colors { _ = insert(color) } }

  /// Adds a pixel; false where there is no room for another.
  mutating func insert(_ pixel: UInt32) -> Bool {
    let slot = slot(of: pixel)
    guard entries[slot] < 0 else { return true }
    guard colors.count < Self.limit else { return false }
    slots[slot] = pixel
    entries[slot] = Int16(colors.count)
    colors.append(pixel)
    return true
  }

  /// The index of a pixel that is in the set.
  func index(of pixel: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: entries[slot(of: pixel)]) }

  /// Where a pixel is or would be; a quarter of the slots is used at most.
  private func slot(of pixel: UInt32) -> Int {
    var slot = Int((pixel &* 0x9E37_79B1) >> 22)
    while entries[slot] >= 0 && slots[slot] != pixel { slot = (slot + 1) & Self.mask }
    return slot
  }
}
