/// One property of a theme: how it is documented, read from JSON and written back.
///
/// A theme is the list of its properties; JSON, the Swift builder and the command line all go
/// through them, so that they cannot drift apart.
public struct ThemeProperty<Theme: Sendable>: Sendable {
  /// The name, with dots for nested ones.
  public let name: String
  /// The heading under which the documentation lists it.
  public let group: String
  /// What values look like, for instance `0…200 pt`.
  public let values: String
  /// What the property does.
  public let summary: String
  /// Reads a value into a theme.
  public let read: @Sendable (JSONReader, inout Theme) throws(DocumentError) -> Void
  /// The theme's value as JSON.
  public let write: @Sendable (Theme) -> JSONValue

  /// Creates a property.
  public init(
    _ name: String, _ group: String, _ values: String, _ summary: String,
    read: @escaping @Sendable (JSONReader, inout Theme) throws(DocumentError) -> Void,
    write: @escaping @Sendable (Theme) -> JSONValue
  ) {
    self.name = name
    self.group = group
    self.values = values
    self.summary = summary
    self.read = read
    self.write = write
  }
}
