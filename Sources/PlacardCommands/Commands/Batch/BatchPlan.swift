import Placard

/// What a run will do, checked before anything is drawn.
enum BatchPlan {
  /// The lines of a shard; one that cannot be read stays, to be reported in its turn.
  ///
  /// - Throws: `DocumentError` where two lines of the manifest make the same file.
  static func entries(
    _ manifest: BatchManifest, base: (overrides: DocumentOverrides, names: PictureNames),
    shard: BatchShard?
  ) throws(DocumentError) -> [BatchManifest.Entry] {
    var owners: [String: Int] = [:]
    var entries: [BatchManifest.Entry] = []
    for entry in manifest.entries {
      let line = try? manifest.line(entry, base: base)
      for file in line?.files ?? [] {
        if let owner = owners[file] {
          throw manifest.located(
            DocumentError(.invalid, "makes the file \"\(file)\", which line \(owner) makes too"),
            entry)
        }
        owners[file] = entry.number
      }
      if shard?.contains(line?.name ?? "line-\(entry.number)") ?? true { entries.append(entry) }
    }
    return entries
  }
}
