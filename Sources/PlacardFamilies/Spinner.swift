import PlacardGraphics
import PlacardLayout

/// The system's activity indicator: eight spokes, brightest at the head and fading behind it
/// (proportions and alphas: facts, motion).
enum Spinner {
  private static let alphas = [147.0, 122, 97, 72, 47, 47, 47, 47]

  /// The spinner with its head at twelve o'clock, or turned clockwise by eighths.
  static func graphic(diameter: Double, color: Color, step: Int = 0) -> VectorGraphic {
    let steps = alphas.enumerated().map { index, alpha -> VectorGraphic.Step in
      // The head moves clockwise, so the older spokes lie counterclockwise of it.
      let (sine, cosine) = Trigonometry.sineCosine(
        Double(((step - index) % 8 + 8) % 8) * Double.pi / 4)
      let spoke = Path.roundedRectangle(
        Rect(-1, -10, 2, 6.67), radii: CornerRadii(1), curve: .circular)
      let turn = AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 10, ty: 10)
      return .fill(spoke.transformed(by: turn), color.opacity(alpha / alphas[0]))
    }
    return VectorGraphic(
      box: Rect(0, 0, 20, 20), size: Size(diameter, diameter), steps: steps)
  }
}
