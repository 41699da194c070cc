import PlacardGraphics

/// Some rows of a picture as the contents of one IDAT chunk.
struct PictureBand {
  /// DEFLATE blocks that end on a byte boundary; before the first the head of the zlib stream.
  private(set) var bytes: [UInt8]
  /// The sum of the filtered rows, and how many bytes they are.
  private(set) var sum = Adler32()
  private(set) var count: Int

  /// Noisy rows for which one choice of filter holds.
  private static func filterPeriod(_ compression: Compression) -> Int {
    switch compression {
    case .fast: 8
    case .default: 2
    case .small: 1
    }
  }

  /// Encodes rows.
  ///
  /// - Parameters:
  ///   - pixels: the whole picture.
  ///   - kinds: what each of its rows is like.
  init(
    _ pixels: UnsafePointer<UInt32>, width: Int, rows: Range<Int>, kinds: [RowKind],
    writer: RowWriter, format: PixelFormat, compression: Compression
  ) {
    let rowBytes = format.rowBytes(width: width)
    let rowLength = rowBytes + 1
    count = rowLength * rows.count
    let isLast = rows.upperBound == kinds.count
    // Palette rows of every kind stay unfiltered: neighbouring indices mean nothing.
    var kinds = Array(kinds[rows])
    if format.type == .palette { kinds = kinds.map { $0 == .noisy ? .flat : $0 } }
    let filtered = UnsafeMutablePointer<UInt8>.allocate(capacity: count + 64)
    defer { filtered.deallocate() }
    filtered.initialize(repeating: 0, count: count + 64)
    // The row and the one above, then one candidate for each filter.
    let room = rowBytes + 64
    let scratch = UnsafeMutablePointer<UInt8>.allocate(capacity: room * 7)
    defer { scratch.deallocate() }
    scratch.initialize(repeating: 0, count: room * 7)
    var above = UnsafePointer(scratch)
    var spare = scratch + room
    if rows.lowerBound > 0 {
      writer.write(pixels + (rows.lowerBound - 1) * width, width, to: scratch)
    }
    var noisyRows = 0
    var filter = RowFilter.up
    for (index, y) in rows.enumerated() {
      let out = filtered + index * rowLength
      switch kinds[index] {
      case .repeated:
        // A row of zeros needs no filter and joins the zeros before it.
        let isClear = (0..<rowBytes).allSatisfy { above[$0] == 0 }
        out[0] = isClear ? RowFilter.none.rawValue : RowFilter.up.rawValue
      case .flat:
        writer.write(pixels + y * width, width, to: out + 1)
        above = UnsafePointer(out + 1)
      case .noisy:
        let row = spare
        writer.write(pixels + y * width, width, to: row)
        let isDue = noisyRows % Self.filterPeriod(compression) == 0
        noisyRows += 1
        if isDue {
          var least = UInt32.max
          for candidate in RowFilter.allCases.dropFirst() {
            let place = scratch + (2 + Int(candidate.rawValue)) * room
            candidate.apply(row, above, count: rowBytes, unit: format.bytesPerPixel, to: place)
            let cost = RowFilter.cost(place, count: rowBytes)
            if cost < least { (least, filter) = (cost, candidate) }
          }
          (out + 1).update(from: scratch + (2 + Int(filter.rawValue)) * room, count: rowBytes)
        } else {
          filter.apply(row, above, count: rowBytes, unit: format.bytesPerPixel, to: out + 1)
        }
        out[0] = filter.rawValue
        above = UnsafePointer(row)
        spare = row == scratch ? scratch + room : scratch
      }
    }
    sum.add(UnsafeBufferPointer(start: filtered, count: count))
    var parser = RowParser(
      filtered, rowLength: rowLength, unit: format.bytesPerPixel, capacity: count / 8,
      effort: RowParser.Effort(compression))
    if rows.lowerBound == 0 {
      // zlib's head: 32 KB window, no dictionary.
      parser.stream.writer.put(0x0178, 16)
      parser.stream.writer.flush()
    }
    parser.run(kinds[...])
    parser.stream.finish(at: count, isFinal: isLast)
    bytes = Array(
      UnsafeRawBufferPointer(
        start: parser.stream.writer.bytes, count: parser.stream.writer.count))
  }

  /// Appends bytes to the contents.
  mutating func append(_ more: [UInt8]) { bytes += more }
}
