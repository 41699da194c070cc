import PlacardGraphics
import PlacardLayout
import PlacardModel

extension ContentComposer {
  /// Stars of 28 points in boxes of 40, filled from the leading side; more than six are smaller.
  func makeRating(_ rating: ContentRating, _ id: ElementID) throws(DocumentError) -> Node {
    var stars: [BandChild] = []
    for index in 0..<rating.count {
      let isFilled = index < rating.rating
      let star = try symbol(
        isFilled ? "star.fill" : "star", side: rating.count > 6 ? 22 : 28,
        isFilled ? .systemYellow : .tertiaryLabel)
      stars.append(
        BandChild(
          Node(
            .overlay([Layer(star, horizontal: .center, vertical: .center)]),
            id: ElementID("\(id).star[\(index)]"),
            limits: SizeLimits(width: rating.count > 6 ? 26 : 40, height: 44))))
    }
    return Node(.band(stars, spacing: 0), id: id).accessible(
      AccessibilityFacts(
        label: rating.label ?? "", value: "\(rating.rating) / \(rating.count)",
        traits: .adjustable))
  }
}
