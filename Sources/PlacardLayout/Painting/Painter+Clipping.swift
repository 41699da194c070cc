import PlacardGraphics
import PlacardModel

extension Painter {
  /// Cuts what stands on a surface at the surface's corners, where a part of it reaches them.
  ///
  /// Other surfaces are left alone, since a curved clip slows painting down.
  func clipped(_ items: [DisplayItem], to element: LayoutElement) -> [DisplayItem] {
    guard let decoration = element.decoration, !items.isEmpty else { return items }
    let silhouette = silhouette(of: element.frame, decoration)
    let stands = element.children.flatMap(\.all).contains { part in
      part.decoration != nil && !silhouette.contains(part.frame)
    }
    guard stands else { return items }
    let label = element.id?.description ?? element.role.rawValue
    return [
      .group(DisplayGroup(label: "\(label) content", clip: silhouette.path, items: items))
    ]
  }
}
