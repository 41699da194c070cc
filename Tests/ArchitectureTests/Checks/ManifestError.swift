/// Why the manifest could not be read.
struct ManifestError: Error, CustomStringConvertible {
  let text: String
  var description: String { "swift package dump-package failed: \(text)" }
}
