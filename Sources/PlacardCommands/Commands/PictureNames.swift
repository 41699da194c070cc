import Placard

/// Names the pictures of one document.
struct PictureNames: Sendable {
  /// One picture to be made.
  struct Variant: Sendable {
    var scheme: ColorScheme?
    var scale: Double?
  }

  /// Every combination of the schemes and scales asked for.
  let variants: [Variant]

  /// - Parameters:
  ///   - inBothSchemes: whether there is a light and a dark picture.
  ///   - scales: pixels per point, all different; empty for the document's own.
  init(inBothSchemes: Bool, scales: [Double]) {
    let schemes: [ColorScheme?] = inBothSchemes ? [.light, .dark] : [nil]
    let scales: [Double?] = scales.isEmpty ? [nil] : scales
    variants = schemes.flatMap { scheme in scales.map { Variant(scheme: scheme, scale: $0) } }
  }

  /// - Throws: `UsageError` for a list of scales that is none.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    var scales: [Double] = []
    if let list = arguments.value("--scale") {
      let range = OutputDescription.scales
      for part in list.split(separator: ",", omittingEmptySubsequences: false) {
        guard let scale = Double(part), range.contains(scale), !scales.contains(scale) else {
          throw arguments.error(
            "--scale must list different numbers from \(range.lowerBound.rounded(toPlaces: 1)) to "
              + "\(range.upperBound.rounded(toPlaces: 1)), not \"\(list)\"")
        }
        scales.append(scale)
      }
    }
    self.init(inBothSchemes: arguments.value("--scheme") == "both", scales: scales)
  }

  /// The document as one of its pictures shows it.
  func document(_ document: AlertDocument, _ variant: Variant) -> AlertDocument {
    var document = document
    if let scheme = variant.scheme { document.environment.colors.scheme = scheme }
    if let scale = variant.scale { document.output.scale = scale }
    return document
  }

  /// A picture's file name: `name~dark@2x.png`; the light one and the only scale have no suffix,
  /// and a scale of 1 among several has none either, as in asset catalogues.
  func name(_ base: String, _ variant: Variant) -> String {
    var name = base
    if variants.contains(where: { $0.scheme == .light }), variant.scheme == .dark {
      name += "~dark"
    }
    if let scale = variant.scale, scale != 1, Set(variants.map(\.scale)).count > 1 {
      name += "@\(scale.rounded(toPlaces: 2))x"
    }
    return name + ".png"
  }
}
