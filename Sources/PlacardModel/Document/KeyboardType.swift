/// Which keys a keyboard shows, by UIKit's names.
public enum KeyboardType: String, Hashable, Sendable, CaseIterable {
  /// Letters.
  case `default`
  /// Letters of ASCII only.
  case asciiCapable
  /// Digits and punctuation.
  case numbersAndPunctuation
  /// Letters with full stop, slash and ".com".
  case url = "URL"
  /// Digits only.
  case numberPad
  /// Digits, star and number sign.
  case phonePad
  /// Letters, and digits on a second page.
  case namePhonePad
  /// Letters with at sign and full stop.
  case emailAddress
  /// Digits and the decimal separator.
  case decimalPad
  /// Letters with at sign and number sign.
  case twitter
  /// Letters with full stop.
  case webSearch
}
