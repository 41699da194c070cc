import Placard

/// Draws the lines of a manifest; used by any number of threads.
struct BatchArtist: Sendable {
  let manifest: BatchManifest
  let base: (overrides: DocumentOverrides, names: PictureNames)
  let renderer: AlertRenderer
  let fingerprint: Fingerprint
  let ledger: BatchLedger
  let compression: Compression

  /// Draws a line's pictures, but for those that are on the disk already.
  func draw(_ entry: BatchManifest.Entry) -> BatchOutcome {
    var name: String?
    do {
      let line = try manifest.line(entry, base: base)
      name = line.name
      var outcome = BatchOutcome(line: entry.number, name: name)
      try draw(line, entry, into: &outcome)
      return outcome
    } catch {
      return BatchOutcome(line: entry.number, name: name, error: error)
    }
  }

  private func draw(
    _ line: BatchLine, _ entry: BatchManifest.Entry, into outcome: inout BatchOutcome
  ) throws {
    do {
      let document = try document(line)
      for variant in line.names.variants {
        let picture = line.names.document(document, variant)
        let file = line.names.name(line.name, variant)
        let hash = try fingerprint.hash(of: picture)
        if let record = ledger.current(file, hash: hash) {
          outcome.pictures.append(BatchOutcome.Picture(record: record, bytes: nil))
          continue
        }
        let drawn = try renderer.drawing(of: picture)
        let bytes = try drawn.bitmap.png(
          scale: picture.output.scale, compression: compression)
        outcome.pictures.append(
          BatchOutcome.Picture(
            record: BatchRecord(
              file: file, hash: hash, width: drawn.bitmap.width, height: drawn.bitmap.height,
              bytes: bytes.count), bytes: bytes))
        for remark in drawn.diagnostics where remark.code.concernsPicture {
          let text = "\(remark.subject): \(remark.message)"
          if !outcome.warnings.contains(text) { outcome.warnings.append(text) }
        }
      }
    } catch let error as DocumentError {
      if case .inline = line.source { throw manifest.located(error, entry) }
      throw error
    }
  }

  private func document(_ line: BatchLine) throws -> AlertDocument {
    switch line.source {
    case .inline(let node):
      return try DocumentInput.document(node, folder: manifest.folder, line.overrides)
    case .file(let path):
      let bytes = try FileSystem.read(path, limit: JSONParser.maximumSize)
      do {
        return try DocumentInput.document(
          JSONParser.parse(bytes), folder: FileSystem.split(path).folder, line.overrides)
      } catch {
        throw error.inFile(path)
      }
    }
  }
}
