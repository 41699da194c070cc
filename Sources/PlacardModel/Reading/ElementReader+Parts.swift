import PlacardGraphics

extension ElementReader {
  /// Texts, drawings and buttons.
  func still(
    _ kind: String, _ value: JSONReader, _ reader: JSONReader
  ) throws(DocumentError) -> ContentElement {
    switch kind {
    case "text":
      var text = ContentText(try value.text())
      if let style = try reader.member("style") {
        text.style = try style.choice(of: TextStyle.self)
      }
      if let weight = try reader.member("weight") {
        text.weight = try weight.integer(in: FontDescription.weights)
      }
      if let color = try reader.member("color") { text.color = try color.color() }
      if let alignment = try reader.member("alignment") {
        text.alignment = try alignment.choice(of: ContentText.Alignment.self)
      }
      return .text(text)
    case "image":
      var image = ContentImage(.file(try ImagePath.resolve(value, folder: icons.folder)))
      if let size = try reader.member("size") {
        image.size = try size.number(in: ContentImage.sizes, unit: "pt")
      }
      image.tint = try reader.member("tint")?.color()
      image.label = try reader.member("label")?.text()
      return .image(image)
    case "symbol":
      var symbol = ContentSymbol(try name(value))
      if let size = try reader.member("size") {
        symbol.size = try size.number(in: ContentImage.sizes, unit: "pt")
      }
      symbol.color = try reader.member("color")?.color()
      symbol.label = try reader.member("label")?.text()
      return .symbol(symbol)
    default:
      var button = ContentButton(try value.title())
      if let role = try reader.member("role") {
        button.role = try role.choice(of: AlertButton.Role.self)
      }
      if let image = try reader.member("systemImage") { button.systemImage = try name(image) }
      button.isEnabled = try reader.member("enabled")?.bool() ?? true
      return .button(button)
    }
  }

  func field(
    _ kind: String, _ value: JSONReader, _ reader: JSONReader
  ) throws(DocumentError) -> ContentElement {
    var field = AlertField(placeholder: try value.text())
    field.isSecure = kind == "secureField"
    field.isMultiline = kind == "textView"
    if let text = try reader.member("text") { field.text = try text.text() }
    if let symbol = try reader.member("systemImage") { field.icon = try icons.readSymbol(symbol) }
    if let icon = try reader.member("icon") {
      guard field.icon == nil else {
        throw icon.fail(.invalid, "stands beside systemImage; a field has one icon")
      }
      field.icon = try icons.read(icon)
    }
    if let mode = try reader.member("clearButtonMode") {
      field.clearButtonMode = try mode.choice(of: AlertField.ClearButtonMode.self)
    }
    if let type = try reader.member("keyboardType") {
      field.keyboardType = try type.choice(of: KeyboardType.self)
    }
    return .field(field)
  }

  /// Switches, sliders, segments and stars.
  func control(
    _ kind: String, _ value: JSONReader, _ reader: JSONReader
  ) throws(DocumentError) -> ContentElement {
    switch kind {
    case "slider": return .slider(try slider(value, reader))
    case "segmented":
      var segments = ContentSegments([])
      for title in try value.elements() { segments.titles.append(try title.title()) }
      guard ContentSegments.counts.contains(segments.titles.count) else {
        throw value.fail(
          .outOfRange,
          "has \(segments.titles.count) segments, must have 1 to \(ContentSegments.counts.upperBound)"
        )
      }
      if let selection = try reader.member("selection") {
        segments.selection =
          selection.isNull ? nil : try selection.integer(in: 0...(segments.titles.count - 1))
      }
      segments.label = try reader.member("label")?.text()
      return .segmented(segments)
    case "rating":
      let count = try reader.member("of")?.integer(in: ContentRating.counts) ?? 5
      return .rating(
        ContentRating(
          try value.integer(in: 0...count), of: count, label: try reader.member("label")?.text()))
    default:
      return .toggle(
        ContentToggle(
          try value.text(), isOn: try reader.member("isOn")?.bool() ?? false,
          style: kind == "checkbox" ? .checkbox : .toggle))
    }
  }

  private func slider(
    _ value: JSONReader, _ reader: JSONReader
  ) throws(DocumentError) -> ContentSlider {
    var range = 0.0...1.0
    if let ends = try reader.member("in") {
      var numbers: [Double] = []
      for end in try ends.elements() { numbers.append(try end.number(in: ContentChart.values)) }
      guard numbers.count == 2, numbers[0] < numbers[1] else {
        throw ends.fail(.outOfRange, "must be two numbers, the smaller one first")
      }
      range = numbers[0]...numbers[1]
    }
    var slider = ContentSlider(try value.number(in: range), in: range)
    if let step = try reader.member("step") {
      slider.step = try step.number(
        in: Double.leastNormalMagnitude...(range.upperBound - range.lowerBound))
    }
    slider.label = try reader.member("label")?.text()
    if let images = try reader.member("systemImages") {
      for image in try images.elements() { slider.systemImages.append(try name(image)) }
      guard slider.systemImages.count == 2 else {
        throw images.fail(.outOfRange, "must be two symbols, before and after the track")
      }
    }
    return slider
  }

  private func name(_ reader: JSONReader) throws(DocumentError) -> String {
    guard case .symbol(let name) = try icons.readSymbol(reader) else { return "" }
    return name
  }
}
