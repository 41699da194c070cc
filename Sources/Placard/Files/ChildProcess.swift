import Glibc

/// A program that reads from a pipe.
final class ChildProcess {
  /// The program could not be started.
  struct NotStarted: Error {
    let number: Int32
  }

  private let identity: pid_t
  private var pipe: Int32
  private var status: Int32?

  /// Starts a program by its name, found through `PATH`; it inherits standard error.
  init(_ name: String, _ arguments: [String]) throws(NotStarted) {
    var ends: [Int32] = [0, 0]
    guard Glibc.pipe(&ends) == 0 else { throw NotStarted(number: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[0], 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    var words = ([name] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var identity: pid_t = 0
    let number = posix_spawnp(&identity, name, &actions, nil, &words, environ)
    close(ends[0])
    guard number == 0 else {
      close(ends[1])
      throw NotStarted(number: number)
    }
    self.identity = identity
    pipe = ends[1]
  }

  deinit { _ = wait() }

  /// Writes all bytes to its standard input; `false` when it takes no more.
  func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var done = 0
    while done < bytes.count {
      let count = send(bytes, from: done)
      if count > 0 {
        done += count
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  /// A program that has ended would end this one too by a signal.
  private func send(_ bytes: UnsafeRawBufferPointer, from done: Int) -> Int {
    let old = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, old) }
    return Glibc.write(pipe, bytes.baseAddress.map { $0 + done }, bytes.count - done)
  }

  /// Closes the pipe and waits for the end.
  ///
  /// - Returns: the exit code; 128 and more for a signal.
  func wait() -> Int32 {
    if let status { return status }
    close(pipe)
    var raw: Int32 = 0
    while waitpid(identity, &raw, 0) < 0, errno == EINTR {}
    let signal = raw & 0x7F
    let code = signal == 0 ? raw >> 8 & 0xFF : 128 + signal
    status = code
    return code
  }

  /// Ends the program.
  func kill() {
    guard status == nil else { return }
    Glibc.kill(identity, SIGKILL)
    _ = wait()
  }
}
