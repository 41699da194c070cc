/// A JSON value; objects keep the order of their members, also when compared.
public enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number; whole numbers are exact up to 2⁵³.
  case number(Double)
  /// A text.
  case string(String)
  /// A list.
  case array([JSONNode])
  /// An object.
  case object([JSONMember])
}

extension JSONValue: ExpressibleByStringLiteral {
  /// Creates a text.
  public init(stringLiteral value: String) { self = .string(value) }
}

extension JSONValue: ExpressibleByIntegerLiteral {
  /// Creates a number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
}

extension JSONValue: ExpressibleByFloatLiteral {
  /// Creates a number.
  public init(floatLiteral value: Double) { self = .number(value) }
}

extension JSONValue: ExpressibleByBooleanLiteral {
  /// Creates `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSONValue: ExpressibleByArrayLiteral {
  /// Creates a list.
  public init(arrayLiteral elements: JSONValue...) {
    self = .array(elements.map { JSONNode($0) })
  }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  /// Creates an object whose members have the order of the literal.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { JSONMember($0.0, JSONNode($0.1)) })
  }
}

extension JSONValue {
  /// The value as an error message names it, at most 60 scalars of it: `the text "0.5"`, `an object`.
  var phrase: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): "the number \(JSONText.number(value))"
    case .string(let text): "the text \(JSONText.excerpt(text))"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
