import PlacardGraphics

/// The visible coverage of a shadow: the blurred shape, removed where the shape covers whole pixels.
struct ShadowMask {
  let coverage: CoverageMask
  /// Place of the mask's corner on the picture, in pixels.
  let x: Int
  let y: Int
}
