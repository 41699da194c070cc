import PlacardGraphics

/// Reads the key `screen.backdrop`: a colour, `"app"`, or an object of one kind.
struct BackdropReader {
  private static let kinds = ["color", "gradient", "image", "checkerboard", "content"]

  let icons: IconReader

  func read(_ reader: JSONReader) throws(DocumentError) -> Backdrop {
    if reader.node.value == .string("app") { return .app }
    guard case .object = reader.node.value else { return .color(try reader.color()) }
    if try reader.member("image") != nil {
      try reader.check(keys: ["image", "mode", "color", "scale"])
      let image = try reader.required("image")
      return .image(.file(try ImagePath.resolve(image, folder: icons.folder)), try mode(reader))
    }
    try reader.check(keys: Self.kinds + ["light", "dark"])
    if let color = try reader.member("color") { return .color(try color.color()) }
    if let gradient = try reader.member("gradient") { return try readGradient(gradient) }
    if let board = try reader.member("checkerboard") { return try checkerboard(board) }
    if let content = try reader.member("content") {
      return .page(try ElementReader(icons: icons).read(content))
    }
    guard try reader.member("light") != nil else {
      throw reader.fail(
        .missingKey, "must have one of \(Self.kinds.joined(separator: ", ")), or be \"app\"")
    }
    return .color(try reader.color())
  }

  private func mode(_ reader: JSONReader) throws(DocumentError) -> ImageMode {
    let mode = try reader.member("mode")?.choice(["fill", "fit", "tile"]) ?? "fill"
    let color = try reader.member("color")
    let scale = try reader.member("scale")
    if let color, mode != "fit" {
      throw color.fail(.invalid, "has no effect in the mode \"\(mode)\", only in \"fit\"")
    }
    if let scale, mode != "tile" {
      throw scale.fail(.invalid, "has no effect in the mode \"\(mode)\", only in \"tile\"")
    }
    switch mode {
    case "fit": return .fit(try color?.color() ?? .fixed(.black))
    case "tile": return .tile(scale: try scale?.number(in: ImageMode.tileScales) ?? 1)
    default: return .fill
    }
  }

  private func checkerboard(_ reader: JSONReader) throws(DocumentError) -> Backdrop {
    try reader.check(keys: ["colors", "square"])
    var colors: [DynamicColor] = [.systemBackground, .systemGray5]
    if let list = try reader.member("colors") {
      colors = []
      for color in try list.elements() { colors.append(try color.color()) }
      guard colors.count == 2 else {
        throw list.fail(.outOfRange, "has \(colors.count) colours, must have 2")
      }
    }
    let square = try reader.member("square")?.number(in: Backdrop.squares, unit: "pt") ?? 20
    return .checkerboard(colors[0], colors[1], square: square)
  }

  private func readGradient(_ reader: JSONReader) throws(DocumentError) -> Backdrop {
    try reader.check(keys: ["colors", "degrees"])
    let list = try reader.required("colors")
    var colors: [DynamicColor] = []
    for color in try list.elements() { colors.append(try color.color()) }
    guard (2...16).contains(colors.count) else {
      throw list.fail(.outOfRange, "has \(colors.count) colours, must have 2 to 16")
    }
    return .gradient(colors, degrees: try reader.member("degrees")?.number(in: -360...360) ?? 180)
  }
}
