public import PlacardGraphics

/// One worker's decoded pictures, kept until they take too much memory.
public final class ImageLibrary: ImageSource {
  private let read: (String) throws -> [UInt8]
  private var pictures: RecentCache<ImageReference, Bitmap>
  private var reductions: RecentCache<ReductionKey, Bitmap>

  private struct ReductionKey: Hashable {
    var image: ImageReference
    var scale: Size
    var offset: Point
  }

  /// - Parameters:
  ///   - limit: bytes that decoded pictures may take, and as many those made smaller; the latest two
  ///     stay whatever they take, so that a card's backdrop and icon are not read again and again.
  ///   - read: gives the bytes of a file by its path.
  public init(limit: Int = 12 << 20, read: @escaping (String) throws -> [UInt8]) {
    self.read = read
    pictures = RecentCache(limit: limit, least: 2)
    reductions = RecentCache(limit: limit, least: 2)
  }

  /// Bytes that all pictures take.
  var cost: Int { pictures.cost + reductions.cost }

  /// Size in pixels of a picture.
  ///
  /// - Throws: what `read` throws, or `RasterError` with code `unreadableImage`.
  public func size(of image: ImageReference) throws -> Size {
    let bitmap = try bitmap(of: image)
    return Size(Double(bitmap.width), Double(bitmap.height))
  }

  /// The picture at a smaller size, its areas averaged.
  ///
  /// - Parameters:
  ///   - scale: target pixels per source pixel across and down, below 1.
  ///   - offset: place of the upper left corner in target pixels, 0…1 each.
  func reduced(_ image: ImageReference, by scale: Size, offset: Point) throws -> Bitmap {
    let key = ReductionKey(image: image, scale: scale, offset: offset)
    if let known = reductions.value(for: key) { return known }
    let bitmap = Resampler.scale(try bitmap(of: image), by: scale, offset: offset)
    reductions.insert(bitmap, for: key, cost: bitmap.byteCount + image.byteCount)
    return bitmap
  }

  /// The decoded picture.
  ///
  /// - Throws: what `read` throws, or `RasterError` with code `unreadableImage`.
  public func bitmap(of image: ImageReference) throws -> Bitmap {
    if let known = pictures.value(for: image) { return known }
    let bitmap: Bitmap
    switch image {
    case .data(let bytes): bitmap = try PictureDecoder.decode(bytes)
    case .file(let path):
      let bytes = try read(path)
      do {
        bitmap = try PictureDecoder.decode(bytes)
      } catch var error {
        error.path = path
        throw error
      }
    }
    pictures.insert(bitmap, for: image, cost: bitmap.byteCount + image.byteCount)
    return bitmap
  }
}

extension ImageReference {
  /// Bytes that the reference itself holds.
  fileprivate var byteCount: Int {
    switch self {
    case .file(let path): path.utf8.count
    case .data(let bytes): bytes.count
    }
  }
}
