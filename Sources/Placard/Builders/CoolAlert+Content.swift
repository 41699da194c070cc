extension CoolAlert {
  /// Puts content of one's own between the message and the buttons.
  ///
  /// ```swift
  /// CoolAlert(.custom(color: .systemPink), "Rate your stay")
  ///   .customView { StarRating("Your stay", rating: $stars) }
  /// ```
  ///
  /// On a stage the parts react, write into their bindings, and say what these say; what no binding
  /// holds the alert keeps itself.
  @discardableResult
  public func customView(
    @ContentBuilder _ content: @escaping @MainActor () -> [BoundElement]
  ) -> Self {
    custom = BoundContent(content)
    changed()
    return self
  }

  /// Puts a part between the message and the buttons, as a closure does.
  @discardableResult
  public func customView(_ part: @autoclosure @escaping @MainActor () -> some ContentPart) -> Self {
    customView { part() }
  }
}
