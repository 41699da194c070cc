/// Identity of one presentation of an alert: an alert shown again gets a new one.
public struct AlertID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The number of the presentation, from 1, in the order of the calls.
  public let number: Int

  /// Creates an identity.
  public init(_ number: Int) { self.number = number }

  /// The number behind a sign: `#1`.
  public var description: String { "#\(number)" }

  /// Earlier presentations come first.
  public static func < (left: AlertID, right: AlertID) -> Bool { left.number < right.number }
}
