/// A shape that a name such as `heart.circle` puts round a symbol; it is drawn by the row of the
/// same name.
enum SymbolEnclosure: String, CaseIterable, Sendable {
  case circle
  case square
  case octagon
  case seal
  case shield

  /// Size of the enclosed symbol against its own grid: its ink stays clear of the line round it.
  var glyphScale: Double {
    switch self {
    case .circle, .square: 0.55
    case .octagon, .seal: 0.5
    case .shield: 0.45
    }
  }
}
