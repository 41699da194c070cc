import Placard

/// The records of a folder's pictures, from which a later run sees what it need not draw again.
///
/// A record is added after its picture is written, so after a crash a picture may lack its record
/// and is drawn again; no record speaks of a picture that is not there.
struct BatchLedger: Sendable {
  /// The name of the file in the folder of results.
  static let name = ".placard-batch.jsonl"

  private let folder: String
  private var records: [String: BatchRecord] = [:]

  /// - Parameters:
  ///   - folder: where the pictures are.
  ///   - keepsRecords: whether the records of earlier runs count.
  /// - Throws: `FileError` for a ledger that cannot be read or made anew.
  init(folder: String, keepsRecords: Bool) throws {
    self.folder = folder
    guard keepsRecords else { return }
    let path = FileSystem.join(folder, Self.name)
    guard FileSystem.exists(path) else { return }
    let bytes = try FileSystem.read(path, limit: BatchManifest.largest)
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      if let record = BatchRecord(Array(line)) { records[record.file] = record }
    }
  }

  /// Forgets what earlier runs noted.
  func restart() throws {
    let path = FileSystem.join(folder, Self.name)
    if FileSystem.exists(path) { try FileSystem.remove(path) }
  }

  /// The record of a picture that is on the disk and would come out the same.
  func current(_ file: String, hash: String) -> BatchRecord? {
    guard let record = records[file], record.hash == hash,
      FileSystem.stamp(of: FileSystem.join(folder, file))?.size == record.bytes
    else { return nil }
    return record
  }

  /// Notes pictures that were written.
  func add(_ records: [BatchRecord]) throws {
    let lines = records.map { JSONWriter.write(JSONNode($0.json), pretty: false) + "\n" }
    try FileSystem.append(Array(lines.joined().utf8), to: FileSystem.join(folder, Self.name))
  }
}
