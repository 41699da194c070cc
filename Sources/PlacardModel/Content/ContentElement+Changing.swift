extension ContentElement {
  /// What the element holds; `nil` for one that holds nothing a person can change.
  public var value: ContentValue? {
    switch self {
    case .field(let field): .text(field.text)
    case .toggle(let toggle): .isOn(toggle.isOn)
    case .slider(let slider): .number(slider.value)
    case .segmented(let segments): segments.selection.map { .selection($0) }
    case .rating(let rating): .selection(rating.rating)
    default: nil
    }
  }

  /// What a tap on the element makes of it; `nil` where a tap needs a place, or does nothing.
  public var valueWhenTapped: ContentValue? {
    guard case .toggle(let toggle) = self else { return nil }
    return .isOn(!toggle.isOn)
  }

  /// The element with another value.
  ///
  /// - Throws: `DocumentError` for a value of the wrong kind or outside what the element takes.
  public func holding(_ value: ContentValue, _ path: String) throws(DocumentError) -> ContentElement
  {
    switch (self, value) {
    case (.field(var field), .text(let text)):
      if let problem = TextLimits.problem(in: text) {
        throw DocumentError(problem.code, problem.message, path: "\(path).text")
      }
      field.text = text
      return .field(field)
    case (.toggle(var toggle), .isOn(let isOn)):
      toggle.isOn = isOn
      return .toggle(toggle)
    case (.slider(var slider), .number(let number)):
      guard slider.range.contains(number) else {
        throw DocumentError(
          .outOfRange,
          "is \(number), must be from \(slider.range.lowerBound) to \(slider.range.upperBound)",
          path: path)
      }
      slider.value = slider.nearest(to: number)
      return .slider(slider)
    case (.segmented(var segments), .selection(let index)):
      guard segments.titles.indices.contains(index) else {
        throw DocumentError(
          .outOfRange, "has no segment \(index), only \(segments.titles.count) from 0",
          path: "\(path).selection")
      }
      segments.selection = index
      return .segmented(segments)
    case (.rating(var rating), .selection(let count)):
      guard (0...rating.count).contains(count) else {
        throw DocumentError(
          .outOfRange, "is \(count), must be from 0 to \(rating.count)", path: "\(path).rating")
      }
      rating.rating = count
      return .rating(rating)
    default:
      throw DocumentError(.wrongType, "cannot hold the value \(value)", path: path)
    }
  }
}
