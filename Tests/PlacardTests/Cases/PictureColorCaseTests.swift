import Placard
import Testing

/// Rows of the class "colour" on picture files, read and written.
struct PictureColorCaseTests {
  @Test("K07: a picture file says sRGB and holds the colour as given")
  func colourSpace() throws {
    let source: JSONValue = [
      "style": "info", "title": "Red", "appearance": ["contentViewColor": "#EB001B"],
    ]
    let document = try AlertDocument(json: source.bytes)
    let file = try AlertRenderer.standard.png(document)
    let chunks = PNGFile.chunks(of: file)
    #expect(chunks.contains("sRGB") && !chunks.contains("gAMA"))
    let picture = try Bitmap(png: file)
    // The crop leaves 48 points beside the card and 56 below it.
    let pixel = picture[96 + 20, picture.height - 112 - 60]
    #expect(pixel == Color(235, 0, 27))
    #expect(picture.width == 600 + 192)
  }

  @Test("K10: opaque pictures are RGB, all others RGBA, and both hold the same card")
  func colourType() throws {
    let source: JSONValue = ["style": "info", "title": "Opaque?", "closeButton": .null]
    var document = try AlertDocument(json: source.filled(from: Drawing.plain).bytes)
    let opaque = try AlertRenderer.standard.png(document)
    document.output.backdrop = false
    let transparent = try AlertRenderer.standard.png(document)
    // Bit depth and colour type follow the size in the header.
    #expect(opaque[24...25] == [8, 2])
    #expect(transparent[24...25] == [8, 6])
    let pictures = try [opaque, transparent].map { try Bitmap(png: $0) }
    let card = try #require(AlertRenderer.standard.layout(document).element(.card)).frame.pixels(2)
    let middle = card.inset(by: 40)
    #expect(pictures[0].pixels(in: middle) == pictures[1].pixels(in: middle))
    #expect(pictures[0][5, 5] == .white && pictures[1][5, 5] == .clear)
  }

  @Test("K18: a translucent picture has no halo on its circle", arguments: [0xFF, 0x00])
  func translucentPicture(hidden: UInt8) throws {
    let folder = try TemporaryFolder()
    // A disc with a soft edge; what is transparent hides a colour of its own.
    var pixels: [Color] = []
    for y in 0..<64 {
      for x in 0..<64 {
        let dx = Double(x) - 31.5
        let dy = Double(y) - 31.5
        let edge = min(1, max(0, 28 - (dx * dx + dy * dy).squareRoot()))
        let alpha = UInt8((edge * 128).rounded())
        pixels.append(alpha == 0 ? Color(hidden, hidden, hidden, 0) : Color(255, 255, 255, alpha))
      }
    }
    try FileSystem.write(
      PNGFile.rgba(width: 64, height: 64, pixels).bytes, to: folder("disc.png"))
    let drawing = try Drawing([
      "style": "info", "title": "Disc", "color": "#FF0000",
      "icon": ["image": .string(folder("disc.png"))],
    ])
    let icon = try drawing.pixels(of: .icon)
    let middle = drawing.bitmap[(icon.minX + icon.maxX) / 2, (icon.minY + icon.maxY) / 2]
    #expect(middle.distance(to: Color(255, 128, 128)) <= 2)
    // The picture's square lies well inside the red circle.
    let square = icon.inset(by: (icon.width - 60) / 2)
    #expect(drawing.bitmap.count(in: square) { $0.green > middle.green || $0.red != 255 } == 0)
  }
}
