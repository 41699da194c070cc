/// Collects a parse of bytes and writes it as DEFLATE blocks.
struct DeflateStream: ~Copyable {
  /// Steps of a block at most.
  private static let blockSteps = 16_384
  /// Bytes without a copy after which a step is made of them.
  static let literalRun = 32_768
  /// Literals of a block at most, of which it may go over by one run.
  private static let blockLiterals = 65_536

  private let bytes: UnsafePointer<UInt8>
  private let steps: UnsafeMutablePointer<Step>
  private var stepCount = 0
  private var literals = 0
  private var blockStart = 0
  /// Where the next step begins.
  private(set) var anchor = 0
  var writer: BitWriter

  /// - Parameters:
  ///   - bytes: everything that the steps will make.
  ///   - capacity: bytes of output to make room for at first.
  init(_ bytes: UnsafePointer<UInt8>, capacity: Int) {
    self.bytes = bytes
    steps = .allocate(capacity: Self.blockSteps)
    writer = BitWriter(capacity: capacity)
  }

  deinit { steps.deallocate() }

  /// Adds a copy at a place; bytes since the last one are literals.
  @inline(__always)
  mutating func copy(at place: Int, length: Int, distance: Int) {
    let run = place &- anchor
    steps[stepCount] = Step(literals: run, length: length, distance: distance)
    stepCount &+= 1
    literals &+= run
    anchor = place &+ length
    if stepCount == Self.blockSteps || literals >= Self.blockLiterals { endBlock(isFinal: false) }
  }

  /// Adds copies of any length; rests that are too short for one become literals.
  mutating func copies(from start: Int, to end: Int, distance: Int) {
    var place = start
    while end - place >= 3 {
      let rest = end - place
      let longest = DeflateAlphabet.longest
      let length = rest > longest && rest < longest + 3 ? rest - 3 : min(rest, longest)
      copy(at: place, length: length, distance: distance)
      place += length
    }
  }

  /// Makes the bytes before a place literals, where they are many.
  mutating func settle(at place: Int) {
    if place - anchor >= Self.literalRun { copy(at: place, length: 0, distance: 0) }
  }

  /// Writes the rest.
  mutating func finish(at end: Int, isFinal: Bool) {
    if end > anchor {
      steps[stepCount] = Step(literals: end - anchor, length: 0, distance: 0)
      stepCount += 1
      anchor = end
    }
    // A final block may be empty, where the last one was full to the byte.
    if stepCount > 0 || isFinal { endBlock(isFinal: isFinal) }
    if isFinal { writer.align() } else { BlockCoder.synchronize(&writer) }
  }

  private mutating func endBlock(isFinal: Bool) {
    let block = UnsafeBufferPointer(start: bytes + blockStart, count: anchor - blockStart)
    let parse = UnsafeBufferPointer(start: steps, count: stepCount)
    BlockCoder(SymbolCounts(parse, of: bytes + blockStart))
      .write(parse, block, isFinal: isFinal, to: &writer)
    stepCount = 0
    literals = 0
    blockStart = anchor
  }
}
