import PlacardModel

/// Several alerts over one backdrop.
struct AlertScene {
  /// An alert and what has become of it.
  struct Layer {
    var document: AlertDocument
    var state: AlertState
  }

  var screen: ScreenDescription
  var environment: AlertEnvironment
  var output: OutputDescription
  /// The alerts, the uppermost last.
  var layers: [Layer]
}
