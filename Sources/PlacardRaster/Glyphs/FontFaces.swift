import CGraphicsLibs
import PlacardGraphics

/// One worker's open font files, by face.
final class FontFaces {
  private let library: FT_Library
  private let collection: FontCollection
  private var faces: [GlyphFace: FT_Face] = [:]

  init(_ collection: FontCollection) throws(RasterError) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else {
      throw RasterError(.font, "FreeType does not start")
    }
    self.library = library
    self.collection = collection
  }

  deinit {
    for face in faces.values { FT_Done_Face(face) }
    FT_Done_FreeType(library)
  }

  /// The outline of a glyph in em, baseline at 0 and y downwards; empty for blanks and for glyphs
  /// that are not outlines.
  func outline(of glyph: UInt32, in face: GlyphFace) -> Path {
    guard let handle = open(face) else { return Path() }
    // Unscaled outlines are whole font units: the same on every host and good for every scale.
    guard FT_Load_Glyph(handle, FT_UInt(glyph), Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING)) == 0,
      let slot = handle.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return Path() }
    return OutlineReader.path(&slot.pointee.outline, unitsPerEm: Int(handle.pointee.units_per_EM))
  }

  private func open(_ face: GlyphFace) -> FT_Face? {
    if let known = faces[face] { return known }
    guard let file = collection.files.first(where: { $0.name == face.file }) else { return nil }
    var handle: FT_Face?
    guard FT_New_Face(library, file.path, FT_Long(face.index), &handle) == 0, let handle else {
      return nil
    }
    if !face.coordinates.isEmpty {
      // HarfBuzz gives 1/16384, FreeType wants 1/65536.
      var coordinates = face.coordinates.map { FT_Fixed($0) * 4 }
      FT_Set_Var_Blend_Coordinates(handle, FT_UInt(coordinates.count), &coordinates)
    }
    faces[face] = handle
    return handle
  }
}
