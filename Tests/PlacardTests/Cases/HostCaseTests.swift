import Placard
import Testing

/// Rows of the class "determinism" on what the host has installed and set.
struct HostCaseTests {
  private static let document = Array(
    """
    {"style": "warning", "title": "Delete photo?", "message": "It’ll be gone for good.",
     "buttons": [{"title": "Delete", "role": "destructive"}], "icon": {"systemName": "trash"}}
    """.utf8)

  @Test("D12: settings, homes and fonts of the host change no byte")
  func hostSettings() throws {
    let folder = try TemporaryFolder()
    let settings = try Self.hostFonts(in: folder)
    let arguments = ["render", "-", "-o", "-"]
    let usual = try Tool.run(arguments, input: Self.document)
    #expect(usual.code == 0 && usual.errors.isEmpty && !usual.output.isEmpty)
    for environment in [
      ["FONTCONFIG_FILE=\(settings)"], ["FONTCONFIG_FILE=/nowhere"],
      ["HOME=\(folder.path)"], ["HOME=/nowhere", "XDG_DATA_HOME=\(folder.path)"],
      ["LANG=de_DE.UTF-8", "LC_ALL=tr_TR.UTF-8"], ["LC_NUMERIC=fr_FR.UTF-8", "TZ=Asia/Tokyo"],
      ["FREETYPE_PROPERTIES=truetype:interpreter-version=35 autofitter:warping=1"],
      ["PANGOCAIRO_BACKEND=fc", "PANGO_LANGUAGE=ja:ar", "LANGUAGE=ja"],
      ["FC_DEBUG=1", "FC_LANG=ja"],
      ["HB_SHAPER_LIST=fallback", "HB_OPTIONS=:"], ["G_MESSAGES_DEBUG=all"],
    ] {
      let other = try Tool.run(arguments, input: Self.document, environment: environment)
      #expect(other.code == 0 && other.output == usual.output, "\(environment)")
      #expect(other.errors.isEmpty, "\(environment): \(other.errors)")
    }
    let elsewhere = try Tool.run(arguments, input: Self.document, folder: "/")
    #expect(elsewhere.output == usual.output)
  }

  @Test("D12: no font or font setting of the host and nothing in the home folder is opened")
  func openedFiles() throws {
    let folder = try TemporaryFolder()
    let home = folder("home")
    try FileSystem.createDirectory(home)
    let settings = try Self.hostFonts(in: folder)
    let outcome = try Tool.runProgram(
      ["/usr/bin/strace", "-f", "-o", folder("trace"), "-e", "trace=open,openat,openat2,creat"]
        + [Tool.path, "render", "-", "-o", "-"], input: Self.document,
      environment: ["PATH=/usr/bin:/bin", "HOME=\(home)", "FONTCONFIG_FILE=\(settings)"])
    #expect(outcome.code == 0 && !outcome.output.isEmpty, "\(outcome.errors)")
    let trace = String(
      decoding: try FileSystem.read(folder("trace"), limit: 1 << 24), as: UTF8.self)
    let calls = trace.split(separator: "\n").filter { $0.contains("open") }
    #expect(!calls.isEmpty)
    let forbidden = [
      "/etc/fonts", "/usr/share/fonts", "/usr/local/share/fonts", "/usr/share/fontconfig",
      "/var/cache/fontconfig", home, folder("fonts"),
    ]
    for place in forbidden {
      #expect(calls.filter { $0.contains("\"\(place)") } == [], "opened below \(place)")
    }
  }

  /// Settings with a font that claims the bundled family's name, in place of every other one.
  private static func hostFonts(in folder: TemporaryFolder) throws -> String {
    let inter = try FileSystem.read(interPath, limit: 1 << 24)
    try FileSystem.createDirectory(folder("fonts"))
    try FileSystem.write(inter, to: folder("fonts/Inter.ttf"))
    let settings = """
      <?xml version="1.0"?><fontconfig><dir>\(folder("fonts"))</dir>
      <match target="font"><edit name="hinting"><bool>true</bool></edit>
      <edit name="antialias"><bool>false</bool></edit></match></fontconfig>
      """
    try FileSystem.write(Array(settings.utf8), to: folder("fonts.conf"))
    return folder("fonts.conf")
  }

  private static let interPath: String = {
    let root = (0..<4).reduce(#filePath) { path, _ in FileSystem.split(path).folder }
    return FileSystem.join(root, "Fonts/Inter/Inter.ttf")
  }()
}
