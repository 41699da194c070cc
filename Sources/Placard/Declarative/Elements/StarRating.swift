import PlacardModel

/// Stars, whose number is written into a binding.
public struct StarRating: ContentPart {
  private let label: String
  private let rating: Binding<Int>
  private let count: Int

  /// Creates 1 to 10 stars.
  ///
  /// - Parameters:
  ///   - label: what is rated; also its name.
  ///   - rating: how many stars are filled.
  ///   - count: how many there are.
  public init(_ label: String, rating: Binding<Int>, of count: Int = 5) {
    self.label = label
    self.rating = rating
    self.count = count
  }

  /// The element.
  public var elements: [BoundElement] {
    let rating = rating
    var element = BoundElement(
      .rating(ContentRating(rating.wrappedValue, of: count, label: label)))
    element.changed = { if case .selection(let stars) = $0 { rating.wrappedValue = stars } }
    return [element]
  }
}
