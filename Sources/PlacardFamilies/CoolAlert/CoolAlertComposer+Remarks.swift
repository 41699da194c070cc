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
    noteKeysOfOtherFamilies()
    let standard = Appearance()
    let given = Appearance.table.properties.filter { $0.write(appearance) != $0.write(standard) }
    for property in given {
      if showsThroughBackdrop(property.name) { continue }
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

  /// CoolAlert knows neither a preferred button nor a link.
  private mutating func noteKeysOfOtherFamilies() {
    var keys = content.preferredButton == nil ? [] : ["preferredButton"]
    if content.link != nil { keys.append("link") }
    diagnostics += keys.map {
      Diagnostic(.withoutEffect, $0, "has no effect on an alert of this kind")
    }
  }

  /// Whether a property is seen in the backdrop, which is no part of the alert's own nodes.
  private func showsThroughBackdrop(_ name: String) -> Bool {
    guard document.output.drawsBackdrop || cardFilter != nil else { return false }
    switch name {
    case "dimOpacity": return true
    case "backgroundBlur":
      // One colour stays itself, however far it is blurred.
      guard case .radius = appearance.backgroundBlur else { return backdropFilter != nil }
      switch document.screen.backdrop {
      case nil, .color: return false
      default: return backdropFilter != nil
      }
    default: return false
    }
  }

  private func reason(_ name: String) -> String {
    switch name {
    case "dimOpacity", "backgroundBlur": "the picture shows no backdrop that it would change"
    default: "changes nothing on this picture"
    }
  }
}
