import Glibc
import PlacardSnapshots

/// What the environment says about references: only tests look at it.
enum Recording {
  /// `PLACARD_RECORD`, one of all, missing, failed and never; never on a build server.
  static func mode(_ environment: (String) -> String?) throws(UnknownMode) -> RecordMode {
    guard environment("CI").map(\.isEmpty) ?? true else { return .never }
    guard let name = environment("PLACARD_RECORD"), !name.isEmpty else { return .never }
    guard let mode = RecordMode(rawValue: name) else { throw UnknownMode(name: name) }
    return mode
  }

  /// `PLACARD_ARTIFACTS`, else a folder among the temporary files.
  static func artifacts(_ environment: (String) -> String?) -> String {
    if let folder = environment("PLACARD_ARTIFACTS"), !folder.isEmpty { return folder }
    return "\(environment("TMPDIR") ?? "/tmp")/placard-artifacts"
  }

  static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  struct UnknownMode: Error, CustomStringConvertible {
    let name: String

    var description: String {
      let names = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
      return "PLACARD_RECORD is \"\(name)\", must be one of \(names)"
    }
  }
}
