import PlacardRaster

/// What a program that only renders may do to its own process.
public enum RenderProcess {
  /// Keeps the process from ever reading the host's font settings.
  ///
  /// For executables only, before any thread is started: it clears the switches of the text
  /// libraries and sets fontconfig's default configuration to an empty one. Pictures do not depend on it; start-up
  /// gets faster and nothing of the host is opened.
  public static func isolate() { FontSystem.isolateProcess() }
}
