package import PlacardGraphics
package import PlacardModel

/// Several alerts over one backdrop.
package struct AlertScene: Hashable, Sendable {
  /// An alert and what has become of it.
  package struct Layer: Hashable, Sendable {
    package var document: AlertDocument
    package var state: AlertState
    /// What moves; `nil` draws the alert at rest.
    package var motion: AlertMotion?
  }

  package var screen: ScreenDescription
  package var environment: AlertEnvironment
  package var output: OutputDescription
  /// The alerts, the uppermost last.
  package var layers: [Layer]
  /// What is shown of the screen in points; `nil` goes by the output.
  package var crop: Rect?
}
