public import PlacardFamilies
public import PlacardModel

extension AlertDocument {
  /// Reads a document from JSON.
  ///
  /// - Parameters:
  ///   - json: the bytes of a file in UTF-8.
  ///   - folder: the folder that relative picture paths start from; empty for the current one.
  ///   - families: the alert systems that it may name.
  /// - Throws: `DocumentError` with path, line and column.
  public init(
    json: [UInt8], folder: String = "", families: FamilyCatalog = .standard
  ) throws(DocumentError) {
    self = try DocumentReader(vocabulary: families.vocabulary, folder: folder).read(json)
  }

  /// The document as JSON text that reads back to the same document.
  ///
  /// - Throws: `DocumentError` for a picture that is held in memory, which JSON cannot name.
  public func json() throws(DocumentError) -> String {
    JSONWriter.write(try DocumentWriter.write(self)) + "\n"
  }
}
