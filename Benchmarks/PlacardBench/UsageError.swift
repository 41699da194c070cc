/// Wrong arguments, or a file that is not what it should be.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
