/// When messages are coloured, the value of `--color`.
enum ColorMode: String, CaseIterable, Sendable {
  /// On terminals, unless the environment says otherwise.
  case auto
  /// Also into files and pipes.
  case always
  /// Not at all.
  case never
}
