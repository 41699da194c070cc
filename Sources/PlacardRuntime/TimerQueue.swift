/// Timers in the order in which they are due; of those due at the same instant, the one set first.
public struct TimerQueue: Hashable, Sendable {
  private struct Entry: Hashable {
    var deadline: Duration
    var order: Int
    var timer: Timer

    func precedes(_ other: Entry) -> Bool {
      deadline == other.deadline ? order < other.order : deadline < other.deadline
    }
  }

  /// A binary heap: no entry precedes its parent, at half its index.
  private var heap: [Entry] = []
  private var count = 0

  /// Creates an empty queue.
  public init() {}

  /// The instant of the first timer.
  public var nextDeadline: Duration? { heap.first?.deadline }

  /// Every timer that is set, in no order.
  public var timers: [Timer] { heap.map(\.timer) }

  /// Sets a timer.
  public mutating func set(_ timer: Timer, at deadline: Duration) {
    heap.append(Entry(deadline: deadline, order: count, timer: timer))
    count += 1
    rise(from: heap.count - 1)
  }

  /// Takes the first timer that is due at an instant.
  public mutating func takeDue(at now: Duration) -> (timer: Timer, deadline: Duration)? {
    guard let first = heap.first, first.deadline <= now else { return nil }
    remove(at: 0)
    return (first.timer, first.deadline)
  }

  /// Takes back what was set for an alert.
  public mutating func cancel(_ kind: Timer.Kind, of alert: AlertID) {
    while let index = heap.firstIndex(where: { $0.timer == Timer(kind, of: alert) }) {
      remove(at: index)
    }
  }

  private mutating func remove(at index: Int) {
    let last = heap.removeLast()
    guard index < heap.count else { return }
    heap[index] = last
    sink(from: index)
    rise(from: index)
  }

  private mutating func rise(from index: Int) {
    var index = index
    while index > 0, case let parent = (index - 1) / 2, heap[index].precedes(heap[parent]) {
      heap.swapAt(index, parent)
      index = parent
    }
  }

  private mutating func sink(from index: Int) {
    var index = index
    while true {
      let children = (2 * index + 1)..<min(2 * index + 3, max(2 * index + 1, heap.count))
      guard let least = children.min(by: { heap[$0].precedes(heap[$1]) }),
        heap[least].precedes(heap[index])
      else { return }
      heap.swapAt(index, least)
      index = least
    }
  }
}
