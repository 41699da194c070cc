import CGraphicsLibs
public import PlacardGraphics

/// One worker's decoded pictures, read once each.
public final class ImageLibrary: ImageSource {
  private let read: (String) throws -> [UInt8]
  private var pictures: [ImageReference: Bitmap] = [:]

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
