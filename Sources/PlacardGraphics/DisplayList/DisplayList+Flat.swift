extension DisplayList {
  /// The steps without the groups that only name or move what is in them.
  ///
  /// Painting them gives the same pixels; two flat lists can be compared step by step.
  public var flatItems: [DisplayItem] {
    var flat: [DisplayItem] = []
    Self.flatten(items, .identity, into: &flat)
    return flat
  }

  private static func flatten(
    _ items: [DisplayItem], _ transform: AffineTransform, into flat: inout [DisplayItem]
  ) {
    for item in items {
      if case .group(let group) = item, group.clip == nil, group.opacity >= 1 {
        flatten(group.items, group.transform.then(transform), into: &flat)
      } else if transform == .identity {
        flat.append(item)
      } else {
        flat.append(.group(DisplayGroup(label: "", transform: transform, items: [item])))
      }
    }
  }
}
