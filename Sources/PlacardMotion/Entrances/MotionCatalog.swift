package import PlacardModel

/// Every way in which alerts come and go.
package struct MotionCatalog: Sendable {
  /// The ways by their names.
  package let motions: [EntranceMotion]

  /// Creates a catalogue.
  package init(_ motions: [EntranceMotion]) { self.motions = motions }

  /// All of the product.
  package static let standard = MotionCatalog([
    .topToBottom, .bottomToTop, .leftToRight, .rightToLeft, .fade, .zoom, .noAnimation, .system,
    .sheet,
  ])

  /// The way of an alert's style; what no row names fades.
  package func motion(_ style: MotionStyle) -> EntranceMotion {
    if style.entrance == .noAnimation { return .noAnimation }
    if style.isReduced { return .fade }
    if style.isDynamic { return .dynamic }
    return motions.first { $0.name == style.entrance } ?? .fade
  }
}
