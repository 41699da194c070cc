/// How a camera held a picture: the values of EXIF's tag "Orientation".
struct PictureOrientation: Hashable {
  /// Rows of the file are columns of the picture.
  var isTransposed = false
  /// The file's columns run from right to left.
  var flipsColumns = false
  /// The file's rows run from bottom to top.
  var flipsRows = false

  /// The picture as the file holds it.
  static let upright = PictureOrientation()

  init() {}

  /// - Parameters:
  ///   - value: 1…8; others count as upright.
  init(exif value: Int) {
    switch value {
    case 2: flipsColumns = true
    case 3: (flipsColumns, flipsRows) = (true, true)
    case 4: flipsRows = true
    case 5: isTransposed = true
    case 6: (isTransposed, flipsRows) = (true, true)
    case 7: (isTransposed, flipsColumns, flipsRows) = (true, true, true)
    case 8: (isTransposed, flipsColumns) = (true, true)
    default: break
    }
  }

  /// Reads the EXIF data of a JPEG file; what is missing or wrong counts as upright.
  init(exifOf bytes: [UInt8]) {
    self.init(exif: Self.segments(of: bytes).lazy.compactMap(Self.value).first ?? 1)
  }

  /// The contents of the segments of kind APP1 before the picture's data.
  private static func segments(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var found: [ArraySlice<UInt8>] = []
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF {
      let kind = bytes[place + 1]
      // Fill bytes may stand before a marker.
      if kind == 0xFF {
        place += 1
        continue
      }
      let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      guard kind != 0xDA, length >= 2, place + 2 + length <= bytes.count else { break }
      if kind == 0xE1 { found.append(bytes[place + 4..<place + 2 + length]) }
      place += 2 + length
    }
    return found
  }

  /// The orientation in a segment's TIFF structure.
  private static func value(in segment: ArraySlice<UInt8>) -> Int? {
    guard segment.starts(with: Array("Exif\0\0".utf8)) else { return nil }
    let tiff = Array(segment.dropFirst(6))
    guard tiff.starts(with: [0x49, 0x49]) || tiff.starts(with: [0x4D, 0x4D]) else { return nil }
    let isBigEndian = tiff[0] == 0x4D
    func number(_ place: Int, _ count: Int) -> Int? {
      guard place >= 0, place + count <= tiff.count else { return nil }
      let bytes = tiff[place..<place + count]
      return (isBigEndian ? Array(bytes) : bytes.reversed()).reduce(0) { $0 << 8 | Int($1) }
    }
    guard number(2, 2) == 42, let start = number(4, 4), let count = number(start, 2) else {
      return nil
    }
    // An entry is tag, type (3 is a 16-bit number), count and value.
    for entry in (0..<count).lazy.map({ start + 2 + $0 * 12 }) {
      guard let tag = number(entry, 2) else { return nil }
      if tag == 0x0112, number(entry + 2, 2) == 3 { return number(entry + 8, 2) }
    }
    return nil
  }
}
