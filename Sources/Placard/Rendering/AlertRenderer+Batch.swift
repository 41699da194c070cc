public import PlacardModel

extension AlertRenderer {
  /// The PNG files of many documents, drawn on several threads, in the documents' order.
  ///
  /// The bytes are the same for every number of threads.
  ///
  /// - Parameters:
  ///   - documents: what to draw.
  ///   - threads: how many threads draw at once; `nil` is one for each processor.
  /// - Returns: for each document its file, or what `png(_:)` throws for it.
  public func pngs(
    of documents: [AlertDocument], threads: Int? = nil
  ) -> [Result<[UInt8], any Error>] {
    var files: [Result<[UInt8], any Error>] = []
    files.reserveCapacity(documents.count)
    OrderedWork.run(
      count: documents.count, threads: max(1, threads ?? OrderedWork.processorCount),
      work: { index in Result { try png(documents[index]) } },
      handOver: { _, file in
        files.append(file)
        return true
      })
    return files
  }
}
