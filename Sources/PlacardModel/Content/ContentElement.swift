/// A part of an alert's own content: what stands between its message and its buttons.
///
/// Elements are plain values that hold their state too, such as whether a switch is on; a
/// `ContentChange` makes new content of what a person does.
public indirect enum ContentElement: Hashable, Sendable {
  /// Most elements of an alert, those inside others counted.
  public static let limit = 500
  /// Most levels of rows and columns in each other.
  public static let depth = 8

  /// A text.
  case text(ContentText)
  /// A picture.
  case image(ContentImage)
  /// A symbol.
  case symbol(ContentSymbol)
  /// A text field, a secure field or a text view.
  case field(AlertField)
  /// A button inside the content.
  case button(ContentButton)
  /// Elements from leading to trailing.
  case row(ContentStack)
  /// Elements from top to bottom.
  case column(ContentStack)
  /// Room: in a row without a length all that is left, else points; 8 of them by default.
  case spacer(Double?)
  /// A thin line across.
  case divider
  /// A switch or a checkbox.
  case toggle(ContentToggle)
  /// A value between two ends.
  case slider(ContentSlider)
  /// One of several words.
  case segmented(ContentSegments)
  /// Stars.
  case rating(ContentRating)
  /// A bar that fills.
  case progress(ContentProgress)
  /// Names and values in rows, as on a receipt.
  case keyValues([ContentPair])
  /// Cells in rows and columns.
  case table(ContentTable)
  /// Bars or a line.
  case chart(ContentChart)
  /// Anything that measures and draws itself.
  case custom(CustomBox)

  /// Allowed lengths of spacers and gaps, in points.
  public static let lengths: ClosedRange<Double> = 0...400

  /// The elements inside a row or column; `nil` for any other element.
  public var children: [ContentElement]? {
    switch self {
    case .row(let stack), .column(let stack): stack.content
    default: nil
    }
  }

  /// The identity of an element by its place in the list, below that of the element it is in.
  public static func id(_ index: Int, in parent: ElementID? = nil) -> ElementID {
    ElementID((parent.map { "\($0)." } ?? "") + "content[\(index)]")
  }
}
