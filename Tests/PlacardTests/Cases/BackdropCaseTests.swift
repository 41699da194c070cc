import Placard
import Testing

/// Backdrops by their pixels, and pictures of all kinds behind an alert.
struct BackdropCaseTests {
  /// The screen in the upper left corner, far from the card: one pixel a point.
  private func draw(_ backdrop: JSONValue) throws -> Bitmap {
    try Drawing([
      "style": "info", "title": "A", "output": ["scale": 1],
      "screen": ["size": ["width": 320, "height": 480], "backdrop": backdrop],
    ]).bitmap
  }

  private func picture(_ file: PNGFile, in folder: TemporaryFolder) throws -> JSONValue {
    try FileSystem.write(file.bytes, to: folder("p.png"))
    return .string(folder("p.png"))
  }

  private func indexed(_ header: PNGFile.Chunk, _ data: [UInt8]) -> PNGFile {
    PNGFile(chunks: [
      header, PNGFile.Chunk(type: "PLTE", data: [255, 0, 0, 0, 0, 255]),
      PNGFile.Chunk(type: "tRNS", data: [0, 255]),
      PNGFile.Chunk(type: "IDAT", data: Deflate.stored(data)),
      PNGFile.Chunk(type: "IEND", data: []),
    ])
  }

  @Test("A checkerboard starts with its first colour and changes at every square")
  func checkerboard() throws {
    let bitmap = try draw(["checkerboard": ["colors": ["#FF0000", "#0000FF"], "square": 10]])
    let red = Color(255, 0, 0)
    let blue = Color(0, 0, 255)
    #expect(bitmap[0, 0] == red && bitmap[9, 9] == red && bitmap[10, 10] == red)
    #expect(bitmap[10, 0] == blue && bitmap[0, 10] == blue && bitmap[319, 0] == blue)
  }

  @Test("fit shows all of a picture on its colour, fill covers the screen")
  func fit() throws {
    let folder = try TemporaryFolder()
    let image = try picture(.plain(Color(200, 40, 40)), in: folder)
    let fitted = try draw(["image": image, "mode": "fit", "color": "#00FF00"])
    // A square as wide as the screen stands 80 points below its top.
    #expect(fitted[0, 79] == Color(0, 255, 0) && fitted[0, 80] == Color(200, 40, 40))
    #expect(fitted[0, 399] == Color(200, 40, 40) && fitted[0, 400] == Color(0, 255, 0))
    let filled = try draw(["image": image])
    #expect(filled[0, 0] == Color(200, 40, 40) && filled[319, 479] == Color(200, 40, 40))
  }

  @Test("tile repeats a picture at its own size from the upper left corner")
  func tile() throws {
    let folder = try TemporaryFolder()
    let colors = [Color(255, 0, 0), Color(0, 255, 0), Color(0, 0, 255), Color(255, 255, 0)]
    let image = try picture(.rgba(width: 2, height: 2, colors), in: folder)
    let bitmap = try draw(["image": image, "mode": "tile"])
    for (x, y) in [(0, 0), (7, 0), (0, 9), (319, 479)] {
      #expect(bitmap[x, y] == colors[y % 2 * 2 + x % 2])
    }
  }

  @Test("A large picture is averaged: a pixel-wide pattern becomes its mean without a fringe")
  func averaging() throws {
    let folder = try TemporaryFolder()
    let side = 1600
    let colors = (0..<side * side).map {
      ($0 / side + $0 % side).isMultiple(of: 2) ? Color(0, 0, 0) : Color(255, 255, 255)
    }
    let image = try picture(.rgba(width: side, height: side, colors), in: folder)
    let bitmap = try draw(["image": image, "mode": "fit", "color": "#00FF00"])
    for y in 80..<120 {
      for x in 0..<320 {
        let color = bitmap[x, y]
        let near: ClosedRange<UInt8> = 116...139
        #expect(near.contains(color.red) && color.red == color.green && color.red == color.blue)
      }
    }
  }

  @Test("16 bits, interlacing and a palette with transparency are drawn")
  func kinds() throws {
    func tiled(_ file: PNGFile) throws -> Bitmap {
      let folder = try TemporaryFolder()
      return try draw(["image": try picture(file, in: folder), "mode": "tile"])
    }
    let deep = PNGFile(chunks: [
      PNGFile.header(width: 1, height: 1, depth: 16, colorType: 2),
      PNGFile.Chunk(
        type: "IDAT", data: Deflate.stored([0, 200, 200, 40, 40, 80, 80])),
      PNGFile.Chunk(type: "IEND", data: []),
    ])
    #expect(try tiled(deep)[3, 3] == Color(200, 40, 80))
    let palette = try tiled(
      indexed(PNGFile.header(width: 2, height: 1, depth: 8, colorType: 3), [0, 0, 1]))
    #expect(palette[1, 0] == Color(0, 0, 255) && palette[0, 0].alpha == 0)
    var header = PNGFile.header(width: 2, height: 1, depth: 8, colorType: 3)
    header.data[12] = 1
    // Adam7: the first pixel is in the first pass, the second one in the sixth.
    let interlaced = try tiled(indexed(header, [0, 1, 0, 0]))
    #expect(interlaced[0, 0] == Color(0, 0, 255) && interlaced[1, 0].alpha == 0)
  }

  @Test(
    "R01: a backdrop that is no picture is a clean error",
    arguments: [
      ("none.png", 66, "none.png"), ("folder", 66, "folder"), ("a.gif", 65, "a GIF"),
      ("a.jpg", 65, "a truncated JPEG"), ("cmyk.jpg", 65, "CMYK"), ("huge.jpg", 65, "60000×60000"),
      ("arithmetic.jpg", 65, "arithmetic coding"), ("lossless.jpg", 65, "a damaged JPEG"),
      ("huge.png", 65, "60000×60000"), ("/dev/zero", 65, "Larger than"),
    ])
  func refused(name: String, code: Int32, reason: String) throws {
    let folder = try TemporaryFolder()
    try FileSystem.createDirectory(folder("folder"))
    try FileSystem.write(Array("GIF89a".utf8), to: folder("a.gif"))
    try FileSystem.write([0xFF, 0xD8, 0xFF, 0xE0], to: folder("a.jpg"))
    for (name, file) in [
      ("cmyk.jpg", JPEGHeader(components: 4)), ("lossless.jpg", JPEGHeader(frame: 0xC3)),
      ("huge.jpg", JPEGHeader(width: 60_000, height: 60_000)),
      ("arithmetic.jpg", JPEGHeader(frame: 0xC9)),
    ] {
      try FileSystem.write(file.bytes, to: folder(name))
    }
    let huge = PNGFile(chunks: [
      PNGFile.header(width: 60_000, height: 60_000, depth: 8, colorType: 6),
      PNGFile.Chunk(type: "IDAT", data: Deflate.stored([0])),
      PNGFile.Chunk(type: "IEND", data: []),
    ])
    try FileSystem.write(huge.bytes, to: folder("huge.png"))
    let document: JSONValue = [
      "style": "info", "title": "A", "output": ["crop": "screen"],
      "screen": ["backdrop": ["image": .string(name), "mode": "tile"]],
    ]
    try Tool.run(["render", "-", "-o", "-"], input: document.bytes, folder: folder.path)
      .expectCleanError(code, naming: [reason])
  }

  @Test(
    "Keys of another mode and values out of range are refused where they stand",
    arguments: [
      (##"{"image": "p.png", "color": "#000000"}"##, "screen.backdrop.color"),
      (#"{"image": "p.png", "mode": "fit", "scale": 2}"#, "screen.backdrop.scale"),
      (#"{"image": "p.png", "mode": "tile", "scale": 0}"#, "screen.backdrop.scale"),
      (#"{"image": "p.png", "mode": "stretch"}"#, "screen.backdrop.mode"),
      (#"{"checkerboard": {"square": 0}}"#, "screen.backdrop.checkerboard.square"),
      (##"{"checkerboard": {"colors": ["#000000"]}}"##, "screen.backdrop.checkerboard.colors"),
      ("{}", "screen.backdrop"),
    ])
  func values(backdrop: String, path: String) {
    let json = #"{"style": "info", "title": "A", "screen": {"backdrop": \#(backdrop)}}"#
    let error = #expect(throws: DocumentError.self) { try AlertDocument(json: Array(json.utf8)) }
    #expect(error?.path == path)
  }

  @Test("The app is drawn on the smallest and the largest screen, mirrored for right-to-left")
  func app() throws {
    for (width, height) in [(120.0, 120.0), (4096, 4096)] {
      let document: JSONValue = [
        "style": "info", "title": "A", "output": ["scale": 1, "crop": "screen"],
        "environment": ["direction": "rtl", "textSize": "AX5"],
        "screen": [
          "size": ["width": .number(width), "height": .number(height)], "backdrop": "app",
        ],
      ]
      let bitmap = try AlertRenderer.standard.image(AlertDocument(json: document.bytes))
      #expect(bitmap.width == Int(width) && bitmap.isOpaque)
    }
  }

  @Test("Documents come back as they were written")
  func roundTrip() throws {
    let backdrops: [Backdrop] = [
      .app, .checkerboard(.fixed(.black), .systemPink, square: 12),
      .image(.file("/p.png"), .fit(.systemBlue)), .image(.file("/p.png"), .tile(scale: 3)),
      .image(.file("/p.png")),
    ]
    for backdrop in backdrops {
      var document = try AlertDocument(json: Array(#"{"style": "info", "title": "A"}"#.utf8))
      document.screen.backdrop = backdrop
      #expect(try AlertDocument(json: Array(document.json().utf8)).screen.backdrop == backdrop)
    }
  }
}
