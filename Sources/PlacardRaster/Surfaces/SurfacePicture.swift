import PlacardGraphics

/// A translucent surface as pixels, cut at its edge.
struct SurfacePicture {
  let bitmap: Bitmap
  /// Place of its corner on the picture, in pixels.
  let x: Int
  let y: Int
}
