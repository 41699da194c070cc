import Placard

/// What became of a manifest's line.
struct BatchOutcome: Sendable {
  /// One picture of the line.
  struct Picture: Sendable {
    /// The record that the ledger keeps.
    let record: BatchRecord
    /// The file's bytes; `nil` where the picture on the disk is the same already.
    let bytes: [UInt8]?
  }

  /// The line's number from 1.
  let line: Int
  /// The pictures' name; `nil` for a line that could not be read.
  let name: String?
  /// The pictures; empty after an error.
  var pictures: [Picture] = []
  /// What the author would want to know.
  var warnings: [String] = []
  /// Why there is no picture.
  var error: (any Error)?

  /// One line of the report.
  func json(_ mapping: ErrorReport.Mapping) -> JSONValue {
    var members = [JSONMember("line", JSONNode(.number(Double(line))))]
    func add(_ key: String, _ value: JSONValue) { members.append(JSONMember(key, JSONNode(value))) }
    if let name { add("name", .string(name)) }
    let isUnchanged = pictures.allSatisfy { $0.bytes == nil }
    add("status", error != nil ? "failed" : isUnchanged ? "unchanged" : "drawn")
    if error == nil { add("pictures", .array(pictures.map { JSONNode($0.record.json) })) }
    if !warnings.isEmpty { add("warnings", .array(warnings.map { JSONNode(.string($0)) })) }
    if let error { add("error", Self.json(error, ErrorReport(error, mapping: mapping))) }
    return .object(members)
  }

  private static func json(_ error: any Error, _ report: ErrorReport) -> JSONValue {
    var members = [JSONMember("exit", JSONNode(.number(Double(report.code.rawValue))))]
    if let error = error as? DocumentError {
      members.append(JSONMember("code", JSONNode(.string(error.code.rawValue))))
      members.append(JSONMember("path", JSONNode(.string(error.path))))
    }
    members.append(
      JSONMember("message", JSONNode(.string(report.text.joined(separator: "; ")))))
    return .object(members)
  }
}
