public import PlacardLayout

extension CoolAlert {
  /// What a screen reader makes of the alert at rest; errors as for `image`.
  public func accessibility() throws -> AccessibilityTree {
    try AlertRenderer.standard.accessibility(document)
  }
}
