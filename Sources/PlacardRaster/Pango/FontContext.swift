import CGraphicsLibs
import CPlacard
import PlacardGraphics

/// One worker's fontconfig configuration, font map and Pango context: private, never shared
/// between threads, blind to the host's fonts and settings.
final class FontContext {
  let pango: OpaquePointer
  /// Names of the collection's files by the path that fontconfig reports.
  let names: [String: String]
  private let configuration: OpaquePointer
  private let map: OpaquePointer

  init(_ collection: FontCollection) throws(RasterError) {
    guard let configuration = FcConfigCreate() else {
      throw RasterError(.font, "no font configuration")
    }
    let loaded = Self.rules.withCString { text in
      text.withMemoryRebound(to: FcChar8.self, capacity: Self.rules.utf8.count) {
        FcConfigParseAndLoadFromMemory(configuration, $0, FcTrue)
      }
    }
    let added = collection.files.allSatisfy { file in
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
    self.configuration = configuration
    self.map = OpaquePointer(map)
    self.pango = pango
    names = Dictionary(
      collection.files.map { ($0.path, $0.name) }, uniquingKeysWith: { first, _ in first })
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(pango))
    g_object_unref(UnsafeMutableRawPointer(map))
    FcConfigDestroy(configuration)
  }

  /// No hinting and no embedded bitmaps, so that advances are linear; any generic name is Inter.
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
    </fontconfig>
    """
}
