import Placard

/// Names the pictures of one document.
struct PictureNames {
  /// One picture to be made.
  struct Variant {
    var scheme: ColorScheme?
    var scale: Double?
  }

  /// Every combination of the schemes and scales asked for.
  let variants: [Variant]

  /// - Throws: `UsageError` for a list of scales that is none.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    var scales: [Double?] = [nil]
    if let list = arguments.value("--scale") {
      scales = []
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
    let schemes: [ColorScheme?] = arguments.value("--scheme") == "both" ? [.light, .dark] : [nil]
    variants = schemes.flatMap { scheme in scales.map { Variant(scheme: scheme, scale: $0) } }
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
