import PlacardGraphics

/// Reads the key `screen`.
struct ScreenReader {
  let folder: String

  func read(_ reader: JSONReader) throws(DocumentError) -> ScreenDescription {
    try reader.check(keys: ["device", "size", "orientation", "safeArea", "backdrop"])
    var screen = ScreenDescription()
    if let device = try reader.member("device") {
      let name = try device.string()
      guard let found = Device.named(name) else {
        let names = Device.all.map(\.name)
        throw device.fail(
          .unknownName, "is \(device.excerpt), which is no known device (placard list devices)",
          suggestions: NearNames.closest(to: name, in: names))
      }
      screen = ScreenDescription(found)
    }
    if let size = try reader.member("size") {
      try size.check(keys: ["width", "height"])
      let sides = ScreenDescription.sides
      screen = ScreenDescription(
        size: Size(
          try size.required("width").number(in: sides, unit: "pt"),
          try size.required("height").number(in: sides, unit: "pt")))
    }
    if let orientation = try reader.member("orientation") {
      let isLandscape = try orientation.choice(["portrait", "landscape"]) == "landscape"
      if isLandscape != (screen.size.width > screen.size.height) { screen = screen.rotated }
    }
    if let insets = try reader.member("safeArea") { screen.safeArea = try readInsets(insets) }
    if let backdrop = try reader.member("backdrop"), !backdrop.isNull {
      screen.backdrop = try readBackdrop(backdrop)
    }
    guard screen.safeFrame.width >= 100, screen.safeFrame.height >= 100 else {
      throw reader.fail(.outOfRange, "leaves no room: the safe area must be at least 100×100 pt")
    }
    return screen
  }

  private func readInsets(_ reader: JSONReader) throws(DocumentError) -> Insets {
    try reader.check(keys: ["top", "leading", "bottom", "trailing"])
    func side(_ key: String) throws(DocumentError) -> Double {
      try reader.member(key)?.number(in: 0...400, unit: "pt") ?? 0
    }
    return Insets(
      top: try side("top"), leading: try side("leading"), bottom: try side("bottom"),
      trailing: try side("trailing"))
  }

  private func readBackdrop(_ reader: JSONReader) throws(DocumentError) -> Backdrop {
    guard case .object = reader.node.value else { return .color(try reader.color()) }
    try reader.check(keys: ["color", "gradient", "image", "light", "dark"])
    if let image = try reader.member("image") {
      return .image(.file(try ImagePath.resolve(image, folder: folder)))
    }
    if let color = try reader.member("color") { return .color(try color.color()) }
    guard let gradient = try reader.member("gradient") else {
      guard try reader.member("light") != nil else {
        throw reader.fail(.missingKey, "must have one of color, gradient, image")
      }
      return .color(try reader.color())
    }
    try gradient.check(keys: ["colors", "degrees"])
    let list = try gradient.required("colors")
    var colors: [DynamicColor] = []
    for color in try list.elements() { colors.append(try color.color()) }
    guard (2...16).contains(colors.count) else {
      throw list.fail(.outOfRange, "has \(colors.count) colours, must have 2 to 16")
    }
    let degrees = try gradient.member("degrees")?.number(in: -360...360) ?? 180
    return .gradient(colors, degrees: degrees)
  }
}
