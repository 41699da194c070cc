extension Double {
  /// The coordinate on cairo's grid of 1/256 pixel, rounded as cairo does.
  var onCairoGrid: Double { (self * 256).rounded(.toNearestOrEven) / 256 }
}
