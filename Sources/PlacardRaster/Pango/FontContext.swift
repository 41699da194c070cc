import CGraphicsLibs
import CPlacard
import PlacardGraphics

/// One worker's fontconfig configuration, font map and Pango context: private, never shared
/// between threads, blind to the host's fonts and settings.
final class FontContext {
  let pango: OpaquePointer
  /// The faces' families in order of preference, as Pango takes them.
  ///
  /// Colour faces are not among them: Pango asks for emoji by itself, and would take a digit or a
  /// sign beside one from a colour face that is named.
  let families: String
  /// The family of the text's own face.
  let textFamily: String
  /// Names of the files by the path that fontconfig reports.
  let names: [String: String]
  private let faces: [FontChooser.Face]
  private let configuration: OpaquePointer
  private let map: OpaquePointer

  /// Opens the files of some faces, and no others.
  init(_ faces: [FontChooser.Face]) throws(RasterError) {
    var files: [(name: String, path: String)] = []
    for face in faces where !files.contains(where: { $0.name == face.file.name }) {
      files.append((face.file.name, try face.file.location()))
    }
    var families: [String] = []
    for face in faces where !face.hasColor && !families.contains(face.family) {
      families.append(face.family)
    }
    self.families = families.joined(separator: ",")
    textFamily = families.first ?? ""
    guard let configuration = FcConfigCreate() else {
      throw RasterError(.font, "no font configuration")
    }
    let loaded = Self.rules.withCString { text in
      text.withMemoryRebound(to: FcChar8.self, capacity: Self.rules.utf8.count) {
        FcConfigParseAndLoadFromMemory(configuration, $0, FcTrue)
      }
    }
    let added = files.allSatisfy { file in
      file.path.withCString { text in
        text.withMemoryRebound(to: FcChar8.self, capacity: file.path.utf8.count + 1) {
          FcConfigAppFontAddFile(configuration, $0) == FcTrue
        }
      }
    }
    guard loaded == FcTrue, added, let map = placard_font_map(configuration),
      let pango = pango_font_map_create_context(map)
    else {
      FcConfigDestroy(configuration)
      throw RasterError(.font, "no usable font")
    }
    // Pango would otherwise round advances to whole points.
    pango_context_set_round_glyph_positions(pango, 0)
    self.faces = faces
    self.configuration = configuration
    self.map = OpaquePointer(map)
    self.pango = pango
    names = Dictionary(
      files.map { ($0.path, $0.name) }, uniquingKeysWith: { first, _ in first })
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(pango))
    g_object_unref(UnsafeMutableRawPointer(map))
    FcConfigDestroy(configuration)
  }

  /// The name of the family that a face of this context belongs to.
  func family(of face: GlyphFace) -> String {
    faces.first { $0.file.name == face.file && $0.index == face.index }?.family ?? face.file
  }

  /// No hinting, so that advances are linear; any generic name is Inter, emoji come from the colour
  /// font, and a bitmap font is scaled to the size asked for instead of its own.
  private static let rules = """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig>
      <match target="pattern">
        <edit name="hinting" mode="assign"><bool>false</bool></edit>
        <edit name="autohint" mode="assign"><bool>false</bool></edit>
        <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
        <edit name="family" mode="append_last"><string>Inter</string></edit>
      </match>
      <match target="pattern">
        <test name="family"><string>emoji</string></test>
        <edit name="family" mode="prepend_first" binding="strong"><string>Noto Color Emoji</string></edit>
      </match>
      <match target="font">
        <test name="outline"><bool>false</bool></test>
        <edit name="pixelsizefixupfactor" mode="assign">
          <divide>
            <name target="pattern">pixelsize</name><name target="font">pixelsize</name>
          </divide>
        </edit>
        <edit name="matrix" mode="assign">
          <times>
            <name>matrix</name>
            <matrix>
              <name>pixelsizefixupfactor</name><double>0</double>
              <double>0</double><name>pixelsizefixupfactor</name>
            </matrix>
          </times>
        </edit>
        <edit name="size" mode="assign">
          <divide><name>size</name><name>pixelsizefixupfactor</name></divide>
        </edit>
      </match>
    </fontconfig>
    """
}
