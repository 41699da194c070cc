/// How an alert moves: a family makes it of its appearance and the user's settings.
public struct MotionStyle: Hashable, Sendable {
  /// How it comes and goes.
  public var entrance: EntranceAnimation
  /// Whether it comes and goes by physics instead: a snap to its place, a fall out of it.
  public var isDynamic = false
  /// Whether its icon draws itself in.
  public var drawsIcon = false
  /// Whether the user asked for less motion: every entrance is a fade, and nothing shakes or draws
  /// itself.
  public var isReduced = false

  /// Creates a style.
  public init(entrance: EntranceAnimation = .fade) { self.entrance = entrance }

  /// Creates the style that a document and its environment ask for.
  ///
  /// - Parameters:
  ///   - document: the alert.
  ///   - standard: how it comes where the document does not say.
  public init(_ document: AlertDocument, standard: EntranceAnimation) {
    entrance = document.animation ?? standard
    isReduced = document.environment.reduceMotion
  }
}
