import PlacardGraphics

/// Reads the key `screen`.
struct ScreenReader {
  let icons: IconReader

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
      screen.backdrop = try BackdropReader(icons: icons).read(backdrop)
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
}
