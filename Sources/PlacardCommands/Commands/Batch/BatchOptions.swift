import Placard

/// Reads the options of a manifest's line: those of the command line by the names that documents use.
enum BatchOptions {
  /// - Parameters:
  ///   - overrides: takes what the line changes.
  ///   - names: the pictures of the command line.
  /// - Returns: the line's pictures.
  static func read(
    _ line: JSONReader, into overrides: inout DocumentOverrides, _ names: PictureNames
  ) throws(DocumentError) -> PictureNames {
    if let values = try line.member("set") {
      for key in try values.keys() {
        guard let value = try values.member(key) else { continue }
        overrides.set(key, value.node.value)
      }
    }
    // The document's own reader says what is wrong with these.
    for key in ["textSize", "contrast", "system", "boldText", "reduceTransparency", "locale"] {
      if let value = try line.member(key) {
        overrides.set("environment.\(key)", value.node.value)
      }
    }
    if try line.member("rtl")?.bool() == true { overrides.set("environment.direction", "rtl") }
    if let crop = try line.member("crop") {
      overrides.crop = try crop.choice(of: OutputDescription.Crop.self)
    }
    if let backdrop = try line.member("backdrop") { overrides.backdrop = try backdrop.bool() }
    try readScreen(line, into: &overrides)
    return try pictures(line, &overrides, names)
  }

  private static func readScreen(
    _ line: JSONReader, into overrides: inout DocumentOverrides
  ) throws(DocumentError) {
    if let device = try line.member("device") {
      let name = try device.string()
      guard let found = Device.named(name) else {
        throw device.fail(
          .unknownName, "is \(device.excerpt), which is no known device (placard list devices)",
          suggestions: NearNames.closest(to: name, in: Device.all.map(\.name)))
      }
      overrides.device = found
    }
    if let text = try line.member("size") {
      guard let size = DocumentOverrides.size(try text.string()) else {
        throw text.fail(.outOfRange, "is \(text.excerpt), \(DocumentOverrides.sizeRule)")
      }
      overrides.size = size
    }
    if let landscape = try line.member("landscape") {
      overrides.isLandscape = try landscape.bool()
    }
  }

  private static func pictures(
    _ line: JSONReader, _ overrides: inout DocumentOverrides, _ names: PictureNames
  ) throws(DocumentError) -> PictureNames {
    var isBoth = names.variants.contains { $0.scheme != nil }
    if let scheme = try line.member("scheme") {
      let choice = try scheme.choice(["light", "dark", "both"])
      isBoth = choice == "both"
      if !isBoth { overrides.set("environment.scheme", .string(choice)) }
    }
    var scales: [Double] = []
    for scale in names.variants.compactMap(\.scale) where !scales.contains(scale) {
      scales.append(scale)
    }
    if let scale = try line.member("scale") {
      var list = [scale]
      if case .array = scale.node.value { list = try scale.elements() }
      scales = []
      for element in list {
        let value = try element.number(in: OutputDescription.scales)
        guard !scales.contains(value) else {
          throw element.fail(.invalid, "is \(element.excerpt), which stands there already")
        }
        scales.append(value)
      }
      guard !scales.isEmpty else { throw scale.fail(.outOfRange, "must hold a number") }
    }
    return PictureNames(inBothSchemes: isBoth, scales: scales)
  }
}
