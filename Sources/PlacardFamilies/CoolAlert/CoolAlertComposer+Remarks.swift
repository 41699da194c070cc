import PlacardLayout
import PlacardModel

extension CoolAlertComposer {
  /// Names every key and property that was given and that this picture does not show.
  ///
  /// A property counts for nothing where the same alert comes out without it, so that no rule has to
  /// know which property needs which part. What depends on measured text, such as a limit that is
  /// not reached, is not named.
  ///
  /// - Parameters:
  ///   - node: the alert as composed.
  mutating func noteKeysWithoutEffect(on node: Node) {
    for key in document.keysWithoutEffect {
      diagnostics.append(
        Diagnostic(.withoutEffect, key, "has no effect on a still picture yet"))
    }
    let standard = Appearance()
    let given = Appearance.table.properties.filter { $0.write(appearance) != $0.write(standard) }
    for property in given {
      if property.name == "dimOpacity", document.output.drawsBackdrop { continue }
      var other = self
      do {
        other.appearance = standard
        for kept in given where kept.name != property.name {
          try kept.read(JSONReader(JSONNode(kept.write(appearance))), &other.appearance)
        }
        guard try other.makeAlert() == node else { continue }
      } catch {
        continue
      }
      diagnostics.append(Diagnostic(.withoutEffect, property.name, reason(property.name)))
    }
  }

  private func reason(_ name: String) -> String {
    switch name {
    case "cardStyle", "backgroundBlur": "is drawn as its opaque fallback until glass is there"
    case "dimOpacity": "the picture has no backdrop"
    default: "changes nothing on this picture"
    }
  }
}
