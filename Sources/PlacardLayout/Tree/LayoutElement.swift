public import PlacardGraphics
public import PlacardModel

/// A part of an alert with its place on the screen.
public struct LayoutElement: Hashable, Sendable {
  /// What is drawn inside the frame.
  public enum Content: Hashable, Sendable {
    /// Nothing but children.
    case none
    /// Lines of text.
    case text(TextLayout, TextNode)
    /// A drawing.
    case vector(VectorGraphic)
    /// A picture.
    case image(ImageReference, tint: Color?)
    /// Content that draws itself.
    case drawing(CustomDrawing)
    /// A window on content of this height; the child's frame tells how far it is scrolled.
    case scroll(contentHeight: Double, indicator: Color)
  }

  /// Identity.
  public var id: ElementID?
  /// What the part is to a reader.
  public var role: ElementRole
  /// Place in points of the screen.
  public var frame: Rect
  /// What is drawn inside.
  public var content: Content
  /// How the surface is drawn.
  public var decoration: Decoration?
  /// Whether pixel rounding moves the part as a whole.
  public var isRigid: Bool
  /// Whether what is inside is cut at the frame.
  public var clipsContent = false
  /// Opacity of the part with everything inside as a whole, 0…1; below 1 only in motion.
  public var opacity = 1.0
  /// What a screen reader cannot tell from the part's texts.
  public var accessibility: AccessibilityFacts?
  /// Parts on top of this one, the last one uppermost.
  public var children: [LayoutElement]

  /// Creates an element.
  public init(
    id: ElementID?, role: ElementRole, frame: Rect, content: Content = .none,
    decoration: Decoration? = nil, isRigid: Bool = false, children: [LayoutElement] = []
  ) {
    self.id = id
    self.role = role
    self.frame = frame
    self.content = content
    self.decoration = decoration
    self.isRigid = isRigid
    self.children = children
  }

  /// The element of an identity here or below.
  public func element(_ id: ElementID) -> LayoutElement? {
    if self.id == id { return self }
    for child in children {
      if let found = child.element(id) { return found }
    }
    return nil
  }

  /// This element and everything below in drawing order.
  public var all: [LayoutElement] { [self] + children.flatMap(\.all) }

  /// Whether the part is a window that may hide some of its content.
  public var isWindow: Bool { clipsContent || isScrolled }

  /// How far a scrolling part is scrolled in points.
  public var scrollOffset: Double {
    guard isScrolled, let child = children.first else { return 0 }
    return frame.minY - child.frame.minY
  }

  /// Whether a scrolling part hides some of its content; what pixel rounding takes away is no
  /// content.
  public var isScrolled: Bool {
    guard case .scroll(let height, _) = content else { return false }
    return height > frame.height + 1
  }
}
