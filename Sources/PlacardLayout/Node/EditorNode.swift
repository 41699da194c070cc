public import PlacardGraphics
public import PlacardModel

/// Text that is being written, in a window that it may outgrow.
public struct EditorNode: Hashable, Sendable {
  /// The field that the text and the caret belong to.
  public var field: ElementID
  /// The text, or what stands in for it.
  public var text: TextNode
  /// Whether the text only stands in for what is to be written.
  public var isPlaceholder: Bool
  /// Colour of the caret; `nil` without focus.
  public var caret: Color?
  /// Height of the caret in points; `nil` is as high as a line.
  public var caretHeight: Double?
  /// Whether lines wrap; else the text is one line, however long.
  public var isMultiline: Bool

  /// Creates text in a window.
  public init(
    of field: ElementID, _ text: TextNode, isPlaceholder: Bool = false, caret: Color? = nil,
    caretHeight: Double? = nil, isMultiline: Bool = false
  ) {
    self.field = field
    self.text = text
    self.isPlaceholder = isPlaceholder
    self.caret = caret
    self.caretHeight = caretHeight
    self.isMultiline = isMultiline
  }
}
