/// What a scripted action throws.
struct ScriptedFailure: Error, CustomStringConvertible {
  let message: String

  var description: String { message }
}
