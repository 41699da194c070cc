public import Placard
import PlacardGraphics

/// Compares animations frame by frame, and tells missing, extra and changed frames and a wrong rate
/// apart.
public struct SequenceDiff: Hashable, Sendable, CustomStringConvertible {
  /// One thing that is not as in the reference; frames count from 1.
  public enum Finding: Hashable, Sendable, CustomStringConvertible {
    /// Frames of the reference are not there.
    case missing(ClosedRange<Int>)
    /// Frames are there that the reference does not have.
    case extra(ClosedRange<Int>)
    /// A frame looks different.
    case changed(Int, ImageDiff.Verdict)
    /// Frames are shown for another time, in seconds.
    case rate(frame: Int, actual: Double, reference: Double)
    /// It is played another number of times.
    case loops(actual: Int, reference: Int)

    /// The finding in one line.
    public var description: String {
      switch self {
      case .missing(let frames): "\(Self.words(frames)) of the reference missing"
      case .extra(let frames): "\(Self.words(frames)) extra"
      case .changed(let frame, let verdict): "frame \(frame) changed: \(verdict)"
      case .rate(let frame, let actual, let reference):
        "wrong rate: frame \(frame) is shown for \(actual.rounded(toPlaces: 4)) s, in the "
          + "reference for \(reference.rounded(toPlaces: 4)) s"
      case .loops(let actual, let reference):
        "is played \(actual) times, the reference \(reference) times"
      }
    }

    private static func words(_ frames: ClosedRange<Int>) -> String {
      frames.count == 1
        ? "frame \(frames.lowerBound) is"
        : "frames \(frames.lowerBound) to \(frames.upperBound) are"
    }
  }

  /// What differs, in the order of the frames; empty where nothing does.
  public let findings: [Finding]

  /// Whether the animations are equal.
  public var isMatch: Bool { findings.isEmpty }

  /// The findings in one line each.
  public var description: String {
    isMatch ? "identical" : findings.map(\.description).joined(separator: "\n")
  }

  /// Compares an animation with its reference.
  public init(
    _ actual: AnimatedPicture, reference: AnimatedPicture, tolerance: Tolerance = .exact
  ) {
    func matches(_ a: Int, _ b: Int) -> Bool {
      ImageDiff.compare(actual.frames[a], with: reference.frames[b], tolerance: tolerance).isMatch
    }
    let shorter = min(actual.frames.count, reference.frames.count)
    var start = 0
    while start < shorter, matches(start, start) { start += 1 }
    var findings: [Finding] = []
    let surplus = actual.frames.count - reference.frames.count
    if surplus != 0 {
      // What lies between the equal beginning and the equal end is what came or went.
      var tail = 0
      while tail < shorter - start,
        matches(actual.frames.count - 1 - tail, reference.frames.count - 1 - tail)
      {
        tail += 1
      }
      let place = min(start, shorter - tail)
      findings.append(
        surplus < 0
          ? .missing(place + 1...place - surplus) : .extra(place + 1...place + surplus))
      for index in place..<shorter - tail {
        let verdict = ImageDiff.compare(
          actual.frames[index + max(0, surplus)],
          with: reference.frames[index + max(0, -surplus)], tolerance: tolerance)
        if !verdict.isMatch { findings.append(.changed(index + 1, verdict)) }
      }
    } else {
      for index in start..<shorter {
        let verdict = ImageDiff.compare(
          actual.frames[index], with: reference.frames[index], tolerance: tolerance)
        if !verdict.isMatch { findings.append(.changed(index + 1, verdict)) }
      }
    }
    let late = zip(actual.durations, reference.durations).enumerated().first {
      abs($0.element.0 - $0.element.1) > 1e-6
    }
    if let late {
      findings.append(
        .rate(frame: late.offset + 1, actual: late.element.0, reference: late.element.1))
    }
    if actual.loops != reference.loops {
      findings.append(.loops(actual: actual.loops, reference: reference.loops))
    }
    self.findings = findings
  }
}
