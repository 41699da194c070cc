import PlacardGraphics
import PlacardLayout
import PlacardModel

/// Turns a symbol of the catalogue into a drawing in one colour.
enum SymbolDrawing {
  /// A symbol in a square of a side, its ink moved to the middle.
  ///
  /// - Throws: `DocumentError` with near names for an unknown symbol.
  static func graphic(
    _ name: String, side: Double, color: Color, path: String = "icon.systemName"
  ) throws(DocumentError) -> VectorGraphic {
    let symbol = try find(name, path)
    let box = Rect(center: symbol.bounds.center, size: Symbol.viewBox.size)
    return VectorGraphic(
      box: box, size: Size(side, side), mirrors: false, steps: steps(symbol, color))
  }

  private static func find(_ name: String, _ path: String) throws(DocumentError) -> Symbol {
    do {
      return try SymbolCatalog.standard.symbol(named: name)
    } catch let error as UnknownSymbol {
      throw DocumentError(
        .unknownName, "is \"\(error.name)\", which is no known symbol (placard list symbols)",
        path: path, suggestions: error.suggestions)
    } catch {
      throw DocumentError(.invalid, "cannot be drawn: \(error)", path: path)
    }
  }

  /// Every covering layer less all that is taken away above it.
  private static func steps(_ symbol: Symbol, _ color: Color) -> [VectorGraphic.Step] {
    symbol.layers.enumerated().compactMap { index, layer in
      guard case .fill(let path) = layer else { return nil }
      var holes = Path()
      for case .knockOut(let hole) in symbol.layers[(index + 1)...] { holes.append(hole) }
      return holes.isEmpty ? .fill(path, color) : .difference(path, minus: holes, color)
    }
  }
}
