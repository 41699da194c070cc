import CGraphicsLibs
public import PlacardGraphics

/// One worker's decoded pictures, read once each.
public final class ImageLibrary: ImageSource {
  private let read: (String) throws -> [UInt8]
  private var pictures: [ImageReference: Bitmap] = [:]
  private var reductions: [ReductionKey: Bitmap] = [:]

  private struct ReductionKey: Hashable {
    var image: ImageReference
    var scale: Size
    var offset: Point
  }

  /// - Parameters:
  ///   - read: gives the bytes of a file by its path.
  public init(read: @escaping (String) throws -> [UInt8]) { self.read = read }

  /// Size in pixels of a picture.
  ///
  /// - Throws: what `read` throws, or `RasterError` with code `unreadableImage`.
  public func size(of image: ImageReference) throws -> Size {
    let bitmap = try bitmap(of: image)
    return Size(Double(bitmap.width), Double(bitmap.height))
  }

  /// The picture at a smaller size, its areas averaged; a handful is kept, as a sequence or a batch
  /// draws the same ones again.
  ///
  /// - Parameters:
  ///   - scale: target pixels per source pixel across and down, below 1.
  ///   - offset: place of the upper left corner in target pixels, 0…1 each.
  func reduced(_ image: ImageReference, by scale: Size, offset: Point) throws -> Bitmap {
    let key = ReductionKey(image: image, scale: scale, offset: offset)
    if let known = reductions[key] { return known }
    let bitmap = Resampler.scale(try bitmap(of: image), by: scale, offset: offset)
    if reductions.count >= 4 { reductions.removeAll() }
    reductions[key] = bitmap
    return bitmap
  }

  /// The decoded picture.
  ///
  /// - Throws: what `read` throws, or `RasterError` with code `unreadableImage`.
  public func bitmap(of image: ImageReference) throws -> Bitmap {
    if let known = pictures[image] { return known }
    let bitmap: Bitmap
    switch image {
    case .png(let bytes): bitmap = try PNGDecoder.decode(bytes)
    case .file(let path):
      let bytes = try read(path)
      do {
        bitmap = try PNGDecoder.decode(bytes)
      } catch var error {
        error.path = path
        throw error
      }
    }
    pictures[image] = bitmap
    return bitmap
  }
}
