/// Tells the size of pictures; layout knows picture files through this only.
public protocol ImageSource: AnyObject {
  /// Size in pixels; throws where the picture cannot be read.
  func size(of image: ImageReference) throws -> Size
}
