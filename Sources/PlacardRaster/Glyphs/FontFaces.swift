import CGraphicsLibs
import PlacardGraphics

/// One worker's open font files.
final class FontFaces {
  private struct FaceKey: Hashable {
    var file: String
    var index: Int
  }

  private let library: FT_Library
  private let collection: FontCollection
  private var faces: [GlyphFace: FT_Face] = [:]
  private var plain: [FaceKey: FT_Face] = [:]

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
    for face in plain.values { FT_Done_Face(face) }
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

  /// The picture of a glyph of a bitmap font at its own size; `nil` for outlines and blanks.
  func picture(of glyph: UInt32, in face: GlyphFace) -> GlyphPicture? {
    guard let handle = open(face), Self.isBitmapFont(handle),
      FT_Select_Size(handle, 0) == 0,
      FT_Load_Glyph(handle, FT_UInt(glyph), Int32(FT_LOAD_COLOR)) == 0,
      let slot = handle.pointee.glyph
    else { return nil }
    return GlyphPicture(slot.pointee, pixelsPerEm: Int(handle.pointee.size.pointee.metrics.y_ppem))
  }

  /// Whether the face's glyphs are pictures of a fixed size.
  func hasColor(_ file: FontFile, _ index: Int) -> Bool {
    plainFace(file, index).map(Self.isBitmapFont) ?? false
  }

  func isBitmapFont(_ face: GlyphFace) -> Bool { open(face).map(Self.isBitmapFont) ?? false }

  /// The glyph of a single character; 0 where the face has none.
  func id(of scalar: Unicode.Scalar, in face: GlyphFace) -> UInt32 {
    open(face).map { UInt32(FT_Get_Char_Index($0, FT_ULong(scalar.value))) } ?? 0
  }

  /// Whether the face maps the character to a glyph.
  func hasGlyph(_ scalar: Unicode.Scalar, in face: FontChooser.Face) -> Bool {
    plainFace(face.file, face.index).map {
      FT_Get_Char_Index($0, FT_ULong(scalar.value)) != 0
    } ?? false
  }

  /// How many characters a file's face maps to glyphs; 0 for a file that is no font.
  func characterCount(of file: FontFile, _ index: Int) -> Int {
    guard let face = plainFace(file, index) else { return 0 }
    var glyph: FT_UInt = 0
    var character = FT_Get_First_Char(face, &glyph)
    var count = 0
    while glyph != 0 {
      count += 1
      character = FT_Get_Next_Char(face, character, &glyph)
    }
    return count
  }

  /// Family names of a file's faces; empty for a file that is no font.
  func families(of file: FontFile) -> [String] {
    guard let first = plainFace(file, 0) else { return [] }
    return (0..<Int(first.pointee.num_faces)).map { index in
      guard let face = plainFace(file, index), let name = face.pointee.family_name else {
        return ""
      }
      return String(cString: name)
    }
  }

  private static func isBitmapFont(_ face: FT_Face) -> Bool {
    face.pointee.face_flags & FT_Long(FT_FACE_FLAG_FIXED_SIZES) != 0
      && face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) == 0
  }

  private func plainFace(_ file: FontFile, _ index: Int) -> FT_Face? {
    let key = FaceKey(file: file.name, index: index)
    if let known = plain[key] { return known }
    let handle = make(file, index)
    if let handle { plain[key] = handle }
    return handle
  }

  private func open(_ face: GlyphFace) -> FT_Face? {
    if let known = faces[face] { return known }
    guard let file = collection.file(named: face.file), let handle = make(file, face.index) else {
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

  private func make(_ file: FontFile, _ index: Int) -> FT_Face? {
    guard let path = try? file.location() else { return nil }
    var handle: FT_Face?
    guard FT_New_Face(library, path, FT_Long(index), &handle) == 0 else { return nil }
    return handle
  }
}
