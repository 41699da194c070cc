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
    for name in switches { unsetenv(name) }
    if let empty = FcConfigCreate() {
      FcConfigSetCurrent(empty)
      FcConfigDestroy(empty)
    }
  }

  /// Variables by which FreeType, HarfBuzz, fontconfig and Pango shape text otherwise, choose fonts
  /// otherwise, or write to standard output.
  private static let switches = [
    "FREETYPE_PROPERTIES", "HB_SHAPER_LIST", "HB_OPTIONS", "FC_DEBUG", "FC_DBG_MATCH_FILTER",
    "FC_LANG", "PANGO_LANGUAGE", "G_MESSAGES_DEBUG",
  ]
}
