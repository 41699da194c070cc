public import PlacardGraphics
public import PlacardModel

/// Where every part of the uppermost alert is at each frame of a sequence, in words that can be
/// compared.
public struct MotionTrace: Hashable, Sendable {
  /// A part at an instant.
  public struct Place: Hashable, Sendable {
    /// The smallest rectangle round it, in points of the screen.
    public var frame: Rect
    /// Its opacity, with those of what it stands in, 0…1.
    public var opacity: Double
  }

  /// An instant in seconds, and the parts by their identities.
  public struct Moment: Hashable, Sendable {
    /// Seconds since the alert was shown.
    public var time: Double
    /// The parts.
    public var places: [ElementID: Place]
  }

  /// The frames in order.
  public var moments: [Moment]

  /// A line a frame, and below it one for each part that is not as in the frame before.
  public var text: String {
    var lines: [String] = []
    var last: [ElementID: Place] = [:]
    for moment in moments {
      lines.append("\(moment.time.rounded(toPlaces: 3)) s")
      for id in Set(moment.places.keys).union(last.keys).sorted(by: {
        $0.description < $1.description
      }) {
        guard moment.places[id] != last[id] else { continue }
        lines.append("  \(id) \(moment.places[id].map(Self.words) ?? "gone")")
      }
      last = moment.places
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func words(_ place: Place) -> String {
    let f = place.frame
    func number(_ value: Double) -> String { value.rounded(toPlaces: 2) }
    let opacity = place.opacity < 1 ? " opacity \(place.opacity.rounded(toPlaces: 3))" : ""
    return "[\(number(f.minX)), \(number(f.minY)) \(number(f.width))×\(number(f.height))]\(opacity)"
  }
}
