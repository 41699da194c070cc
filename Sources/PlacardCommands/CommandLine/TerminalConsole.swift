import Glibc
import Synchronization

/// The real console: the only code that writes to the standard streams and ends the process.
struct TerminalConsole: Console {
  private let descriptors: [Int32]

  /// A console on three open descriptors, which the caller keeps open.
  init(
    input: Int32 = ConsoleStream.input.rawValue, output: Int32 = ConsoleStream.output.rawValue,
    error: Int32 = ConsoleStream.error.rawValue
  ) {
    descriptors = [input, output, error]
  }

  /// The console of this process, whose streams are made safe first.
  ///
  /// A closed pipe becomes an error of the write instead of a silent death by signal. A stream that
  /// the parent has closed is occupied with `/dev/null` opened the wrong way round: using it still
  /// fails, but no output file can get its number and have messages written into it.
  static func standard() -> TerminalConsole {
    signal(SIGPIPE, SIG_IGN)
    for stream in ConsoleStream.allCases
    where fcntl(stream.rawValue, F_GETFD) == -1 && errno == EBADF {
      _ = open("/dev/null", stream == .input ? O_WRONLY : O_RDONLY)
    }
    return TerminalConsole()
  }

  /// The bytes of the arguments, without the program's name.
  ///
  /// The standard library's strings have invalid bytes silently replaced.
  static var arguments: [[UInt8]] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { start in
        UnsafeRawBufferPointer(start: start, count: strlen(start)).map { $0 }
      }
    }
  }

  /// Ends the process.
  static func exit(_ code: ExitCode) -> Never { Glibc.exit(code.rawValue) }

  func write(_ bytes: [UInt8]) throws(ConsoleError) { try write(bytes, to: .output) }

  func error(_ line: String) { writeError("\(line)\n") }

  func writeError(_ text: String) { try? write(Array(text.utf8), to: .error) }

  func catchInterrupts() {
    // Made before the handler can need it: making it there would not be safe.
    Self.interrupted.store(false, ordering: .relaxed)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in
      TerminalConsole.interrupted.store(true, ordering: .relaxed)
    }
    action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND)) | SA_RESTART
    // The process that started this one may have left the signals blocked.
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM] {
      sigaction(signal, &action, nil)
      sigaddset(&signals, signal)
    }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  var isInterrupted: Bool { Self.interrupted.load(ordering: .relaxed) }

  private static let interrupted = Atomic<Bool>(false)

  func readInput(limit: Int) throws(ConsoleError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor(.input), &buffer, buffer.count)
      if count < 0 {
        try waitOrThrow(errno, .input, for: POLLIN)
        continue
      }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
      if bytes.count > limit {
        throw ConsoleError(
          code: .tooLarge, stream: .input, reason: "is longer than \(limit) bytes")
      }
    }
  }

  func isTerminal(_ stream: ConsoleStream) -> Bool { isatty(descriptor(stream)) == 1 }

  func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  private func descriptor(_ stream: ConsoleStream) -> Int32 { descriptors[Int(stream.rawValue)] }

  private func write(_ bytes: [UInt8], to stream: ConsoleStream) throws(ConsoleError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor(stream), $0.baseAddress, $0.count) }
      if count < 0 {
        try waitOrThrow(errno, stream, for: POLLOUT)
      } else {
        rest = rest.dropFirst(count)
      }
    }
  }

  /// Waits where another try can succeed: a terminal shared with a program that made it
  /// non-blocking, or a call that a signal broke off.
  private func waitOrThrow(
    _ number: Int32, _ stream: ConsoleStream, for events: Int32
  ) throws(ConsoleError) {
    switch number {
    case EINTR: return
    case EAGAIN:
      var request = pollfd(fd: descriptor(stream), events: Int16(events), revents: 0)
      _ = poll(&request, 1, -1)
    case EPIPE:
      throw ConsoleError(
        code: .brokenPipe, stream: stream, reason: "the reader has closed the pipe")
    case ENOSPC, EDQUOT:
      throw ConsoleError(code: .noSpace, stream: stream, reason: "no space left on the device")
    case EBADF:
      throw ConsoleError(code: .inputOutput, stream: stream, reason: "is closed")
    case EISDIR:
      throw ConsoleError(code: .inputOutput, stream: stream, reason: "is a directory")
    default:
      throw ConsoleError(code: .inputOutput, stream: stream, reason: "system error \(number)")
    }
  }
}
