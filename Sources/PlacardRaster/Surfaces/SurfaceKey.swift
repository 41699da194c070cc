import PlacardGraphics

/// What decides the pixels of a translucent surface.
struct SurfaceKey: Hashable {
  var effect: BackdropEffect
  var transform: AffineTransform
  var box: PixelBox
}
