/// An error that says itself what is shown.
struct SignInError: Error, CustomStringConvertible {
  let description: String
}
