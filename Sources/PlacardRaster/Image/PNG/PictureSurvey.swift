/// What some rows of a picture need of a file format, and what each row is like.
struct PictureSurvey {
  private(set) var isOpaque = true
  private(set) var isGrey = true
  /// The pixels that occur; `nil` where they are more than a palette can hold.
  private(set) var colors: ColorSet? = ColorSet()
  private(set) var kinds: [RowKind] = []

  /// Looks at rows of a picture.
  init(_ pixels: UnsafePointer<UInt32>, width: Int, rows: Range<Int>) {
    let clear = [UInt32](repeating: 0, count: width)
    clear.withUnsafeBufferPointer { clear in
      guard let clear = clear.baseAddress else { return }
      for y in rows {
        let row = pixels + y * width
        let above = y > 0 ? row - width : clear
        let isRepeated = UnsafeRawBufferPointer(start: row, count: 4 * width)
          .elementsEqualBytes(of: above)
        kinds.append(isRepeated ? .repeated : survey(row, above, width))
        // The first row of a part must be looked at all the same: its pixels are new to the part.
        if isRepeated, y == rows.lowerBound { _ = survey(row, above, width) }
      }
    }
  }

  private mutating func survey(
    _ row: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>, _ width: Int
  ) -> RowKind {
    var all = row[0]
    var tint = (row[0] ^ row[0] &>> 8) & 0xFFFF
    var new: UInt32 = 0
    for x in 1..<max(1, width) {
      let pixel = row[x]
      all &= pixel
      tint |= (pixel ^ pixel &>> 8) & 0xFFFF
      new &+= (pixel != row[x &- 1] ? 1 : 0) & (pixel != above[x] ? 1 : 0)
    }
    isOpaque = isOpaque && all >> 24 == 255
    isGrey = isGrey && tint == 0
    if var set = colors.take() {
      var last = ~row[0]
      var fits = true
      for x in 0..<width where row[x] != last {
        last = row[x]
        fits = set.insert(last)
        if !fits { break }
      }
      if fits { colors = set }
    }
    // An eighth: text is mostly below it, photographs and blurred backdrops are above.
    return Int(new) * 8 > width ? .noisy : .flat
  }

  /// Adds what was found in the rows below.
  mutating func append(_ other: PictureSurvey) {
    isOpaque = isOpaque && other.isOpaque
    isGrey = isGrey && other.isGrey
    kinds += other.kinds
    guard var set = colors.take(), let more = other.colors else {
      colors = nil
      return
    }
    for color in more.colors where !set.insert(color) { return }
    colors = set
  }
}

extension UnsafeRawBufferPointer {
  /// Whether as many bytes elsewhere are the same.
  fileprivate func elementsEqualBytes(of other: UnsafeRawPointer) -> Bool {
    var offset = 0
    while offset + 32 <= count {
      var difference: UInt64 = 0
      for word in 0..<4 {
        let place = offset &+ word &* 8
        difference |=
          loadUnaligned(fromByteOffset: place, as: UInt64.self)
          ^ other.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      }
      if difference != 0 { return false }
      offset &+= 32
    }
    while offset < count {
      let left = loadUnaligned(fromByteOffset: offset, as: UInt32.self)
      if left != other.loadUnaligned(fromByteOffset: offset, as: UInt32.self) { return false }
      offset &+= 4
    }
    return true
  }
}
