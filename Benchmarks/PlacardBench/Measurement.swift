import PlacardGraphics

/// What drawing and encoding a row took, in milliseconds, in the order taken.
struct Measurement {
  private let kind: String
  private let scene: String
  private let count: Int
  private let threads: Int
  /// By the clock, from start to end of all pictures.
  private var wall: [Double] = []
  /// Sums over all threads.
  private var draw: [Double] = []
  private var encode: [Double] = []
  /// Size of the PNG files of one turn.
  private var bytes = 0

  /// - Parameters:
  ///   - workers: one for each thread, all with the same row; they share its pictures.
  ///   - warmups: turns before the first one that counts.
  ///   - samples: turns to measure.
  init(_ workers: [Worker], warmups: Int, samples: Int, folder: String?) async throws {
    (kind, scene, count) = workers[0].description
    threads = workers.count
    let clock = ContinuousClock()
    for turn in 0..<warmups + samples {
      let start = clock.now
      let share = try await Self.turn(turn, workers, folder)
      let time = (clock.now - start).milliseconds
      bytes = share.bytes
      guard turn >= warmups else { continue }
      // A single picture's file is for looking at, so its writing does not count.
      wall.append(count > 1 ? time : share.draw + share.encode)
      draw.append(share.draw)
      encode.append(share.encode)
    }
  }

  private static func turn(
    _ turn: Int, _ workers: [Worker], _ folder: String?
  ) async throws -> Worker.Share {
    try await withThrowingTaskGroup(of: Worker.Share.self) { group in
      for (index, worker) in workers.enumerated() {
        group.addTask {
          try worker.run(from: index, step: workers.count, turn: turn, folder: folder)
        }
      }
      return try await group.reduce(Worker.Share(), +)
    }
  }

  /// One line with every sample.
  var json: String {
    "{\"kind\": \"\(kind)\", \"scene\": \"\(scene)\", \"threads\": \(threads), \"count\": \(count), "
      + "\"total\": \(Self.list(wall)), \"draw\": \(Self.list(draw)), "
      + "\"encode\": \(Self.list(encode)), \"bytes\": \(bytes)}"
  }

  private static func list(_ samples: [Double]) -> String {
    "[" + samples.map { $0.rounded(toPlaces: 3) }.joined(separator: ", ") + "]"
  }
}
