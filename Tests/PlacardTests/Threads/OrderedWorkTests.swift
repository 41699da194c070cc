import Synchronization
import Testing

@testable import Placard

@Suite("Work on several threads, handed over in order")
struct OrderedWorkTests {
  private struct Stop: Error {}

  @Test("Results come in order, each item done once", arguments: [1, 2, 8, 300])
  func order(threads: Int) {
    let calls = Mutex([Int](repeating: 0, count: 200))
    var results: [Int] = []
    OrderedWork.run(
      count: 200, threads: threads,
      work: { index in
        calls.withLock { $0[index] += 1 }
        // Later items finish before earlier ones.
        return (0..<(200 - index) * 50).reduce(index) { ($0 &* 31 &+ $1) & 0xFF } * 0 + index
      },
      handOver: { index, output in
        #expect(index == output)
        results.append(output)
        return true
      })
    #expect(results == Array(0..<200))
    #expect(calls.withLock { $0 } == [Int](repeating: 1, count: 200))
  }

  @Test("Threads run ahead by a few items only, and stop when the hand-over does")
  func ahead() {
    let begun = Mutex(0)
    var taken = 0
    OrderedWork.run(
      count: 10_000, threads: 4,
      work: { index in
        begun.withLock { $0 = max($0, index + 1) }
        return index
      },
      handOver: { index, _ in
        taken = index + 1
        #expect(begun.withLock { $0 } <= index + 1 + 16)
        return taken < 100
      })
    #expect(taken == 100)
    #expect(begun.withLock { $0 } <= 116)
  }

  @Test("An error of the hand-over ends the run")
  func error() {
    #expect(throws: Stop.self) {
      try OrderedWork.run(
        count: 50, threads: 3, work: { $0 },
        handOver: { index, _ in
          if index == 7 { throw Stop() }
          return true
        })
    }
  }

  @Test("Nothing to do is done")
  func nothing() {
    OrderedWork.run(count: 0, threads: 4, work: { $0 }, handOver: { _, _ in false })
  }

  @Test("Many documents at once give the files that each gives alone, errors in their places")
  func documents() throws {
    var documents = (0..<24).map { index in
      AlertDocument(
        style: index.isMultiple(of: 2) ? "success" : "error",
        content: AlertContent(title: "Card \(index)", message: "Привет, κόσμε"))
    }
    documents[5].style = "sucess"
    let files = AlertRenderer.standard.pngs(of: documents, threads: 4)
    #expect(files.count == 24)
    for (index, file) in files.enumerated() {
      if index == 5 {
        #expect(throws: DocumentError.self) { try file.get() }
      } else {
        #expect(try file.get() == AlertRenderer().png(documents[index]))
      }
    }
  }
}
