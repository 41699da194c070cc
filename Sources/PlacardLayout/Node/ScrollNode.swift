public import PlacardGraphics

/// A part that shows a window on its content when there is too little room.
public struct ScrollNode: Hashable, Sendable {
  /// At which heights a shortened window may end.
  public enum Stop: String, Hashable, Sendable {
    /// Below a line of text, so that no letter is cut.
    case line
    /// In the middle of a child, so that a reader sees that the list goes on.
    case halfChild
  }

  /// What scrolls.
  public var child: Node
  /// Where a window that had to be shortened ends.
  public var stop: Stop
  /// Parts with a lower number give way first.
  public var order: Int
  /// Largest height of the window in points, however much room there is.
  public var maxHeight: Double?
  /// Height in points below which the window does not shrink; what is lower anyway keeps its height.
  public var minHeight: Double
  /// How far it is scrolled in points; brought into what there is.
  public var offset = 0.0
  /// Colour of the bar that tells that there is more.
  public var indicator: Color

  /// Creates a scrolling part.
  public init(
    _ child: Node, stop: Stop, order: Int, maxHeight: Double? = nil,
    minHeight: Double = 0, indicator: Color
  ) {
    self.child = child
    self.stop = stop
    self.order = order
    self.maxHeight = maxHeight
    self.minHeight = minHeight
    self.indicator = indicator
  }
}
