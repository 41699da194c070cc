/// A segmented control: one of several words is chosen.
public struct ContentSegments: Hashable, Sendable {
  /// How many words there may be.
  public static let counts: ClosedRange<Int> = 1...8

  /// The words.
  public var titles: [String]
  /// The position of the chosen one; `nil` for none.
  public var selection: Int?
  /// What it is about, for screen readers.
  public var label: String?

  /// Creates a segmented control.
  public init(_ titles: [String], selection: Int? = 0, label: String? = nil) {
    self.titles = titles
    self.selection = selection
    self.label = label
  }
}
