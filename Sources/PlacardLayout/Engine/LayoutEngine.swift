public import PlacardGraphics
import PlacardModel

/// Turns a node tree into frames: points in, unrounded points out.
///
/// It never throws: what does not fit is compressed, and remarks are kept.
public struct LayoutEngine {
  let measurer: any TextMeasurer
  let images: any ImageSource
  let direction: LayoutDirection
  let language: String

  /// Creates an engine.
  public init(
    measurer: any TextMeasurer, images: any ImageSource, direction: LayoutDirection,
    language: String
  ) {
    self.measurer = measurer
    self.images = images
    self.direction = direction
    self.language = language
  }

  /// Lays a node out in the part of a screen that it may use, as high as it needs and at most as high
  /// as that part.
  ///
  /// - Parameters:
  ///   - room: the part of the screen in points.
  ///   - placement: where in the room the node stands.
  public func layout(
    _ node: Node, in room: Rect, of screen: Size, at placement: AlertPlacement = .center
  ) -> LayoutTree {
    let width = node.limits.width ?? naturalWidth(node)
    let height = min(extent(node, width).natural, room.height)
    let size = fitted(node, Size(width, height))
    let frame = placement.frame(of: size, in: room)
    let root = place(node, in: frame)
    return LayoutTree(
      screen: screen, direction: direction, root: root, diagnostics: Self.remarks(root))
  }

  private static func remarks(_ root: LayoutElement) -> [Diagnostic] {
    var remarks: [Diagnostic] = []
    for element in root.all {
      let subject = element.id?.description ?? element.role.rawValue
      if case .text(let text, _) = element.content {
        if text.isTruncated {
          remarks.append(Diagnostic(.truncated, subject, "the text is cut with an ellipsis"))
        }
        if !text.missing.isEmpty {
          let codes = text.missing.map { "U+\($0.hexadecimal)" }.joined(separator: " ")
          remarks.append(
            Diagnostic(.missingGlyph, subject, "no font has \(codes); a box is drawn"))
        }
      }
      if element.isScrolled, case .scroll(let height, _) = element.content {
        remarks.append(
          Diagnostic(
            .scrolls, subject,
            "shows \(element.frame.height.rounded(toPlaces: 1)) pt of "
              + "\(height.rounded(toPlaces: 1)) pt"))
      }
    }
    return remarks
  }
}
