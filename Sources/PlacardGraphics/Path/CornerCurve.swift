/// How a rounded corner bends.
public enum CornerCurve: String, Hashable, Sendable {
  /// A quarter circle.
  case circular
  /// The smooth corner of Apple's platforms: it leaves the edge 1.53 radii from the corner.
  case continuous
}
