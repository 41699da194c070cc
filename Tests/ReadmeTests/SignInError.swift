/// What an action of the README throws.
struct SignInError: Error, CustomStringConvertible {
  let description: String
}
