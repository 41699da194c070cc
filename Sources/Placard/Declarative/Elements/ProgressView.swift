import PlacardModel

/// A bar that fills.
public struct ProgressView: ContentPart {
  private let progress: ContentProgress

  /// Creates a bar.
  ///
  /// - Parameters:
  ///   - label: what is done, above the bar with the percentage beside it.
  ///   - value: how much is done, 0…1.
  public init(_ label: String? = nil, value: Double) {
    progress = ContentProgress(value, label: label)
  }

  /// The element.
  public var elements: [BoundElement] { [BoundElement(.progress(progress))] }
}
