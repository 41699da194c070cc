import PlacardGraphics

/// How a file holds pixels: the smallest kind that fits the picture.
struct PixelFormat: Equatable {
  /// Colour types of the PNG specification.
  enum ColorType: UInt8 {
    case grey = 0
    case rgb = 2
    case palette = 3
    case greyAlpha = 4
    case rgba = 6
  }

  let type: ColorType
  /// Bits of a channel or of a palette index.
  let depth: Int
  /// Premultiplied pixels of a palette, translucent ones first; else empty.
  let palette: [UInt32]

  /// The format for a picture.
  init(_ survey: PictureSurvey) {
    // Ascending pixels have ascending alpha, so that the chunk for transparency is short.
    let colors = survey.colors?.colors.sorted() ?? []
    if survey.isOpaque, survey.isGrey, colors.count > 16 {
      self.init(.grey)
    } else if !colors.isEmpty {
      self.init(
        .palette, depth: colors.count > 16 ? 8 : colors.count > 4 ? 4 : colors.count > 2 ? 2 : 1,
        colors)
    } else if survey.isOpaque {
      self.init(.rgb)
    } else {
      self.init(survey.isGrey ? .greyAlpha : .rgba)
    }
  }

  /// Eight bits a channel, for pictures that must all be held alike.
  static func trueColor(isOpaque: Bool) -> PixelFormat { PixelFormat(isOpaque ? .rgb : .rgba) }

  private init(_ type: ColorType, depth: Int = 8, _ palette: [UInt32] = []) {
    self.type = type
    self.depth = depth
    self.palette = palette
  }

  /// Bytes from a pixel to its neighbour, 1 where they share a byte.
  var bytesPerPixel: Int {
    switch type {
    case .grey, .palette: 1
    case .greyAlpha: 2
    case .rgb: 3
    case .rgba: 4
    }
  }

  /// Bytes of a row without its filter byte.
  func rowBytes(width: Int) -> Int { (width * bytesPerPixel * depth + 7) / 8 }

  /// The contents of the chunks PLTE and tRNS.
  var paletteChunks: (colors: [UInt8], alphas: [UInt8]) {
    let colors = palette.map { Bitmap.straight($0) }
    return (
      colors.flatMap { [$0.red, $0.green, $0.blue] },
      colors.map(\.alpha).prefix { $0 < 255 } + []
    )
  }
}
