public import PlacardGraphics

/// Blurs premultiplied pictures with a Gaussian, in integer arithmetic.
///
/// Edges go on outwards, so that nothing darkens there. Wide blurs work on area averages, so the
/// cost hardly grows with the radius. Within two levels of the true Gaussian, on average within
/// half a level.
public struct GaussianBlur: Hashable, Sendable {
  /// The standard deviations that are allowed, in pixels.
  public static let range = 0.0...300.0

  /// Standard deviation in pixels.
  public let sigma: Double

  /// Creates a blur.
  ///
  /// - Parameters:
  ///   - sigma: standard deviation in pixels, in `range`; pictures stay as they are below 0.05.
  /// - Throws: `RasterError` with code `blur` for any other number.
  public init(sigma: Double) throws(RasterError) {
    guard Self.range.contains(sigma) else {
      throw RasterError(
        .blur,
        "a blur's standard deviation may be 0 to 300 pixels, not \(sigma.rounded(toPlaces: 3))")
    }
    self.sigma = sigma
  }

  /// Pixels of a cell: up to half of sigma, and somewhat more for the two smallest cells, whose
  /// averages of one and four pixels hardly displace an edge.
  var factor: Int {
    switch sigma {
    case ..<2.5: 1
    case ..<6: 2
    default: 2 * max(2, Int(sigma / 4))
    }
  }

  /// A part of the picture, blurred.
  ///
  /// It has the pixels that the same part of the whole blurred picture has.
  ///
  /// - Parameters:
  ///   - box: the part, not empty; it may reach beyond the picture.
  ///   - threads: threads to use, at least 1; the pixels are the same for any number.
  public func blurred(_ picture: Bitmap, in box: PixelBox, threads: Int = 1) -> Bitmap {
    let (width, height) = (box.columns.count, box.rows.count)
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      picture.pixels.withUnsafeBytes { bytes in
        guard let bytes = bytes.assumingMemoryBound(to: UInt8.self).baseAddress else { return }
        let source = SampleSource(
          bytes: bytes, stride: picture.width * 4, width: picture.width, height: picture.height,
          channels: 4)
        write(source, in: box, to: start, threads: threads)
      }
      count = width * height
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Writes a blurred part without padding between rows.
  func write(
    _ source: SampleSource, in box: PixelBox, to pixels: UnsafeMutablePointer<UInt32>, threads: Int
  ) {
    // Without averaging, the grid takes twice the memory of the picture: it is made in parts.
    let height = factor == 1 ? 256 : box.rows.count
    for top in stride(from: box.rows.lowerBound, to: box.rows.upperBound, by: height) {
      let rows = top..<min(top + height, box.rows.upperBound)
      let grid = grid(
        of: source, under: PixelBox(columns: box.columns, rows: rows), threads: threads)
      ParallelBands.run(rows, height: 32, threads: threads) { band in
        let enlargement = GridEnlargement(grid, columns: box.columns)
        for y in band {
          enlargement.write(y, to: pixels + (y - box.rows.lowerBound) * box.columns.count)
        }
      }
    }
  }

  /// The blurred picture at reduced size, for `GridEnlargement` to write a part of.
  func grid(of source: SampleSource, under box: PixelBox, threads: Int) -> SampleGrid {
    let blur = GridBlur(
      sigma: sigma, factor: factor, isHalved: factor > 1, enlargement: GridEnlargement.variance)
    func cells(_ pixels: Range<Int>) -> Range<Int> {
      let cells = SampleGrid.cells(pixels, factor: factor)
      return cells.lowerBound - 1..<cells.upperBound + 1
    }
    return blur.grid(
      of: source, columns: cells(box.columns), rows: cells(box.rows), threads: threads)
  }
}
