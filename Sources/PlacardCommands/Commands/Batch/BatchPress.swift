import Placard

/// Writes pictures as they are drawn, in the manifest's order, and reports each line.
struct BatchPress {
  let folder: String
  let ledger: BatchLedger
  let keepsGoing: Bool
  let console: any Console
  let isQuiet: Bool

  /// - Returns: success, or the code of the first line that failed.
  func run(
    _ artist: BatchArtist, _ entries: [BatchManifest.Entry], threads: Int
  ) throws -> ExitCode {
    console.catchInterrupts()
    var progress = ProgressBar(console, isQuiet: isQuiet)
    let diagnostics = Diagnostics(console: console, quiet: isQuiet)
    var result = ExitCode.success
    var failures = 0
    try OrderedWork.run(
      count: entries.count, threads: threads, work: { artist.draw(entries[$0]) }
    ) { index, drawn in
      guard !console.isInterrupted else {
        result = .interrupted
        return false
      }
      let outcome = write(drawn)
      if let error = outcome.error {
        failures += 1
        let report = ErrorReport(error, mapping: ErrorMapping.report)
        if result == .success { result = report.code }
        progress.clear()
        for line in report.text { diagnostics.error(line) }
      }
      try console.write(
        JSONWriter.write(JSONNode(outcome.json(ErrorMapping.report)), pretty: false) + "\n")
      progress.show(index + 1, of: entries.count)
      return outcome.error == nil || keepsGoing
    }
    progress.clear()
    if failures > 0, keepsGoing {
      diagnostics.hint("\(failures) of \(entries.count) lines failed; the others are done")
    }
    return result
  }

  /// The outcome after its pictures are on the disk.
  private func write(_ outcome: BatchOutcome) -> BatchOutcome {
    var outcome = outcome
    do {
      var written: [BatchRecord] = []
      for picture in outcome.pictures {
        guard let bytes = picture.bytes else { continue }
        let path = FileSystem.join(folder, picture.record.file)
        try FileSystem.createDirectory(FileSystem.split(path).folder)
        try FileSystem.write(bytes, to: path)
        written.append(picture.record)
      }
      if !written.isEmpty { try ledger.add(written) }
    } catch {
      outcome.error = error
    }
    return outcome
  }
}
