public import PlacardModel

/// The alert systems there are.
public struct FamilyCatalog: Sendable {
  /// The families; the first is the default.
  public let families: [AlertFamily]

  /// Creates a catalogue.
  public init(_ families: [AlertFamily]) { self.families = families }

  /// Every family of the product.
  public static let standard = FamilyCatalog([
    .coolAlert, .uiAlert, .warpAlert, .warpDialog, .inlineAlert,
  ])

  /// The family of a document.
  ///
  /// - Throws: `DocumentError` with code `unknownName`.
  public func family(of document: AlertDocument) throws(DocumentError) -> AlertFamily {
    guard let family = families.first(where: { $0.id == document.kind }) else {
      let names = families.map(\.id)
      throw DocumentError(
        .unknownName,
        "is \"\(document.kind)\", must be one of \(names.joined(separator: ", "))", path: "kind",
        suggestions: NearNames.closest(to: document.kind, in: names))
    }
    return family
  }

  /// The names that documents may use.
  public var vocabulary: DocumentVocabulary {
    DocumentVocabulary(
      kinds: families.map { .init(name: $0.id, styles: $0.styles.map(\.name)) },
      symbolSuggestions: { name in
        do {
          _ = try SymbolCatalog.standard.symbol(named: name)
          return nil
        } catch let error as UnknownSymbol {
          return error.suggestions
        } catch {
          return []
        }
      })
  }
}
