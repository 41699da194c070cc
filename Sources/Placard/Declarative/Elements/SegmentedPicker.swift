import PlacardModel

/// One of several words, whose position is written into a binding.
public struct SegmentedPicker: ContentPart {
  private let titles: [String]
  private let selection: Binding<Int>
  private let label: String?

  /// Creates a segmented control of 1 to 8 words.
  ///
  /// - Parameters:
  ///   - titles: the words.
  ///   - selection: the position of the chosen one, from 0.
  ///   - label: what it is about, for screen readers.
  public init(_ titles: [String], selection: Binding<Int>, label: String? = nil) {
    self.titles = titles
    self.selection = selection
    self.label = label
  }

  /// The element.
  public var elements: [BoundElement] {
    let selection = selection
    var element = BoundElement(
      .segmented(ContentSegments(titles, selection: selection.wrappedValue, label: label)))
    element.changed = { if case .selection(let index) = $0 { selection.wrappedValue = index } }
    return [element]
  }
}
