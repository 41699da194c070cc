/// Something that stands in an alert's own content or on a screen: a text, a control, a row.
@MainActor
public protocol ContentPart {
  /// The elements that it is made of, with what is bound to them.
  var elements: [BoundElement] { get }
}
