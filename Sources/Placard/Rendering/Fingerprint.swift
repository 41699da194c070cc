import PlacardModel
import PlacardGraphics
import PlacardRaster
import Synchronization

/// Tells whether a picture would come out the same as before: a hash of everything that decides its
/// pixels.
///
/// Files are not read for every document; one that changes while a fingerprint is in use may go
/// unnoticed.
package final class Fingerprint: Sendable {
  private let renderer: String
  private let images = Mutex(RecentCache<String, String>(limit: 1 << 20))

  /// - Parameters:
  ///   - engine: version of the program that draws.
  /// - Throws: `FileError` for a font file that cannot be read.
  package init(_ renderer: AlertRenderer, engine: String) throws {
    let hash = ContentHash()
    hash.add(Array(engine.utf8))
    hash.add(Array("\(renderer.missingGlyphs)".utf8))
    for path in renderer.fontFiles {
      hash.add(try FileSystem.read(path, limit: Self.largestFile))
    }
    self.renderer = hash.finish()
  }

  /// The fingerprint of a document's picture as 64 hexadecimal digits.
  ///
  /// - Throws: `DocumentError` for a document that cannot be written, `FileError` for a picture that
  ///   cannot be read.
  package func hash(of document: AlertDocument) throws -> String {
    let hash = ContentHash()
    hash.add(Array(renderer.utf8))
    hash.add(Array(JSONWriter.write(try DocumentWriter.write(document), pretty: false).utf8))
    for case .file(let path) in document.images {
      hash.add(Array(try contents(of: path).utf8))
    }
    return hash.finish()
  }

  private func contents(of path: String) throws -> String {
    if let known = images.withLock({ $0.value(for: path) }) { return known }
    let hash = ContentHash()
    hash.add(try FileSystem.read(path, limit: Self.largestFile))
    let digest = hash.finish()
    images.withLock { $0.insert(digest, for: path, cost: 2 * path.utf8.count + 256) }
    return digest
  }

  private static let largestFile = 256 << 20
}
