import Placard

/// What the command line, or a line of a manifest, changes in a document.
struct DocumentOverrides: Sendable {
  /// One value put at a path.
  struct Setting: Sendable {
    var path: String
    var value: JSONNode
  }

  /// Values of the document, put in order.
  var settings: [Setting] = []
  /// The device whose screen is used.
  var device: Device?
  /// The size of the screen in points.
  var size: Size?
  /// Whether the screen is turned to landscape.
  var isLandscape = false
  /// What the picture is cut to.
  var crop: OutputDescription.Crop?
  /// Whether the backdrop is drawn.
  var backdrop: Bool?

  /// What a command line asks for.
  ///
  /// - Throws: `UsageError` naming the option, the value and what is allowed.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    for setting in arguments.values("--set") {
      guard let sign = setting.firstIndex(of: "="), sign != setting.startIndex else {
        throw arguments.error("--set must be PATH=VALUE, not \"\(setting)\"")
      }
      // JSON where it can be, else text.
      let text = String(setting[setting.index(after: sign)...])
      let parsed = try? JSONParser.parse(Array(text.utf8))
      set(String(setting[..<sign]), parsed?.value ?? .string(text))
    }
    if let scheme = arguments.value("--scheme"), scheme != "both" {
      set("environment.scheme", .string(scheme))
    }
    if let size = arguments.value("--text-size") { set("environment.textSize", .string(size)) }
    if let contrast = arguments.value("--contrast") {
      set("environment.contrast", .string(contrast))
    }
    if let system = arguments.value("--system").flatMap(Double.init) {
      set("environment.system", .number(system))
    }
    if arguments.flag("--bold-text") { set("environment.boldText", true) }
    if arguments.flag("--reduce-transparency") { set("environment.reduceTransparency", true) }
    if arguments.flag("--rtl") { set("environment.direction", "rtl") }
    if let locale = arguments.value("--locale") { set("environment.locale", .string(locale)) }
    if let name = arguments.value("--device") {
      guard let device = Device.named(name) else {
        throw arguments.error(
          "--device \"\(name)\" is no known device; see \"placard list devices\"",
          suggestions: NearNames.closest(to: name, in: Device.all.map(\.name)))
      }
      self.device = device
    }
    if let text = arguments.value("--size") {
      guard let size = Self.size(text) else {
        throw arguments.error("--size \(Self.sizeRule), not \"\(text)\"")
      }
      self.size = size
    }
    isLandscape = arguments.flag("--landscape")
  }

  /// Takes the options of commands that make pictures.
  mutating func readOutput(_ arguments: ParsedArguments) {
    crop = arguments.value("--crop").flatMap(OutputDescription.Crop.init)
    backdrop = arguments.value("--backdrop").map { $0 == "on" }
  }

  /// Puts a value at a path; its position would be taken for one in the document's text.
  mutating func set(_ path: String, _ value: JSONValue) {
    settings.append(Setting(path: path, value: JSONNode(value)))
  }

  /// A document's JSON with the values put in.
  func applied(to node: JSONNode) throws(DocumentError) -> JSONNode {
    var node = node
    for setting in settings { node = try JSONPath.set(setting.path, to: setting.value, in: node) }
    return node
  }

  /// The document on the screen asked for, with its backdrop, cut as asked for.
  func applied(to document: AlertDocument) -> AlertDocument {
    var document = document
    let backdrop = document.screen.backdrop
    if let device { document.screen = ScreenDescription(device) }
    if let size { document.screen = ScreenDescription(size: size) }
    document.screen.backdrop = backdrop
    if isLandscape, document.screen.size.height > document.screen.size.width {
      document.screen = document.screen.rotated
    }
    if let crop { document.output.crop = crop }
    if let backdrop = self.backdrop { document.output.backdrop = backdrop }
    return document
  }

  /// A size written as `390x844`; `nil` for anything else.
  static func size(_ text: String) -> Size? {
    let sides = ScreenDescription.sides
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1],
      sides.contains(width), sides.contains(height)
    else { return nil }
    return Size(width, height)
  }

  /// What a size must be, after the option's or key's name.
  static let sizeRule =
    "must be WIDTHxHEIGHT with \(ScreenDescription.sides.lowerBound.rounded(toPlaces: 0)) to "
    + "\(ScreenDescription.sides.upperBound.rounded(toPlaces: 0)) points each"
}
