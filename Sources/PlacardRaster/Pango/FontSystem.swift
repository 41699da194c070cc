import CGraphicsLibs
import Glibc

/// What a process that renders pictures and nothing else may set for itself.
public enum FontSystem {
  /// Keeps the process from ever reading the host's font settings.
  ///
  /// Pango asks fontconfig for its default configuration in a thread of its own, although it is
  /// given a private one; an empty default is ready before that. For executables only, before any
  /// thread is started: a library must not change its host's process.
  public static func isolateProcess() {
    unsetenv("FREETYPE_PROPERTIES")
    if let empty = FcConfigCreate() {
      FcConfigSetCurrent(empty)
      FcConfigDestroy(empty)
    }
  }
}
