import Placard
import PlacardGraphics
import PlacardRaster
import Synchronization

/// A row of one thread's own, with its fonts and caches.
final class Worker: Sendable {
  /// What a share of a row's pictures took, in milliseconds and bytes.
  struct Share: Sendable {
    var draw = 0.0
    var encode = 0.0
    var bytes = 0

    static func + (a: Share, b: Share) -> Share {
      Share(draw: a.draw + b.draw, encode: a.encode + b.encode, bytes: a.bytes + b.bytes)
    }
  }

  private let row: Mutex<any Row>

  init(_ row: sending any Row) { self.row = Mutex(row) }

  var description: (kind: String, scene: String, count: Int) {
    row.withLock { ($0.kind, $0.scene.name, $0.count) }
  }

  /// Draws and encodes every `step`th picture from `first` on.
  ///
  /// - Parameters:
  ///   - folder: gets the pictures; a file of a sequence counts as part of its encoding.
  func run(from first: Int, step: Int, turn: Int, folder: String?) throws -> Share {
    try row.withLock { row in
      let clock = ContinuousClock()
      var share = Share()
      for picture in stride(from: first, to: row.count, by: step) {
        let start = clock.now
        let bitmap = try row.draw(picture, turn: turn)
        let drawn = clock.now
        let bytes = try PNGEncoder.encode(bitmap, scale: row.scene.scale)
        var encoded = clock.now
        if let folder {
          let suffix = row.count > 1 ? "_\(picture)" : ""
          try FileSystem.write(bytes, to: "\(folder)/\(row.kind)-\(row.scene.name)\(suffix).png")
          if row.count > 1 { encoded = clock.now }
        }
        share.draw += (drawn - start).milliseconds
        share.encode += (encoded - drawn).milliseconds
        share.bytes += bytes.count
      }
      return share
    }
  }
}

extension Duration {
  var milliseconds: Double {
    Double(components.seconds) * 1e3 + Double(components.attoseconds) / 1e15
  }
}
