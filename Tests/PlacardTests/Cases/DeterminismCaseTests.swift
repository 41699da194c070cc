import Placard
import Synchronization
import Testing

/// Rows of the class "determinism" within one process.
struct DeterminismCaseTests {
  /// Ten alerts of different styles, texts, sizes, directions and fonts.
  private static let documents: [JSONValue] = [
    ["style": "success", "title": "Payment sent", "message": "€42 went to Zoë."],
    ["style": "error", "title": "Ошибка загрузки", "message": "Файл слишком большой."],
    ["style": "warning", "title": "Διαγραφή;", "buttons": [["title": "Ναι"], ["title": "Όχι"]]],
    ["style": "info", "title": "Tiếng Việt", "environment": ["textSize": "AX3"]],
    [
      "style": "notice", "title": "Meeting", "environment": ["direction": "rtl", "scheme": "dark"],
    ],
    ["style": "question", "title": "Inter?", "appearance": ["titleFont": ["name": "Inter-Bold"]]],
    ["style": "edit", "title": "Rename", "appearance": ["messageAlignment": "justified"]],
    ["style": "wait", "title": "Downloading", "progress": 0.42],
    ["style": ["custom": ["color": "systemPink"]], "icon": ["systemName": "heart.fill"]],
    [
      "style": "info", "title": "Fallback", "appearance": ["titleFont": ["name": "NoSuchFont"]],
    ],
    ["style": "warning", "title": "حذف 12 صورة؟", "environment": ["locale": "ar"]],
    ["style": "error", "title": "החיבור נכשל", "message": "נסה שוב (3)"],
    ["style": "success", "title": "บันทึกแล้ว", "message": "น้ำ ปู่ย่า"],
    ["style": "info", "title": "क्षमा करें", "message": "Deleted قائمة (3) ❤️ ❤ 1️⃣ 1 🇺🇸"],
    ["style": "notice", "title": "保存しました", "message": "한국어 中文", "environment": ["locale": "ja"]],
  ]

  private static let fonts = ["/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"]

  @Test("D04: 16 threads draw what one thread draws", arguments: 0..<5)
  func threads(repetition: Int) throws {
    let documents = try Self.documents.map { try AlertDocument(json: $0.bytes) }
    // Each by a renderer of its own, so that nothing was drawn before it.
    let serial = try documents.map { try AlertRenderer(fontFiles: Self.fonts).image($0) }
    let renderer = AlertRenderer(fontFiles: Self.fonts)
    let failures = Mutex<[String]>([])
    let threads = (0..<16).map { offset in
      Thread {
        for round in 0..<20 {
          // Each thread draws in an order of its own.
          let index = (offset * 7 + round * (1 + offset % 3)) % documents.count
          let picture = try? renderer.image(documents[index])
          if picture != serial[index] {
            failures.withLock { $0.append("thread \(offset), alert \(index)") }
          }
        }
      }
    }
    for thread in threads { thread.join() }
    #expect(failures.withLock { $0 } == [])
  }

  @Test("D09: what was drawn before changes nothing, in whatever order, with 1 and with 8 threads")
  func order() throws {
    let documents = try Self.documents.map { try AlertDocument(json: $0.bytes) }
    let alone = try documents.map { try AlertRenderer(fontFiles: Self.fonts).png($0) }
    for threads in [1, 8] {
      for order in [documents.indices.map { $0 }, documents.indices.reversed()] {
        let renderer = AlertRenderer(fontFiles: Self.fonts)
        let files = renderer.pngs(of: order.map { documents[$0] }, threads: threads)
        for (place, index) in order.enumerated() {
          #expect(try files[place].get() == alone[index], "alert \(index), \(threads) threads")
        }
      }
    }
  }

  @Test(
    "D12: the tool, which hides the host's settings from its libraries, draws what a library's user gets"
  )
  func toolAndLibrary() throws {
    let folder = try TemporaryFolder()
    for (index, document) in Self.documents.enumerated() {
      try FileSystem.write(document.bytes, to: folder("\(index).json"))
      let run = try Tool.run(
        ["render", "\(index).json", "--font-path", Self.fonts[0], "-o", "-"], folder: folder.path)
      #expect(run.code == 0, "\(run.errors)")
      let library = try AlertRenderer(fontFiles: Self.fonts).png(
        AlertDocument(json: document.bytes))
      #expect(run.output == library, "alert \(index)")
    }
  }

  @Test("D05: every option at its default gives the bytes of no option")
  func explicitDefaults() throws {
    let bare: JSONValue = ["style": "info", "title": "Saved", "message": "All is well."]
    var full = JSONNode(bare)
    for property in FamilyCatalog.standard.families[0].properties {
      let value = try JSONParser.parse(Array(property.standard.utf8))
      full = try JSONPath.set("appearance.\(property.name)", to: value, in: full)
    }
    let options: JSONValue = [
      "kind": "coolAlert", "buttons": [], "closeButton": "Done", "progress": .null, "icon": .null,
      "color": .null,
      "environment": [
        "scheme": "light", "textSize": "large", "locale": "en", "direction": "ltr",
        "contrast": "normal", "system": 26,
      ],
      "screen": [
        "size": ["width": 390, "height": 844], "safeArea": ["top": 47, "bottom": 34],
        "backdrop": .null,
      ],
      "output": ["scale": 2, "crop": "card", "backdrop": false],
    ]
    let expected = try AlertRenderer.standard.png(AlertDocument(json: bare.bytes))
    let document = try AlertDocument(json: full.value.filled(from: options).bytes)
    #expect(try AlertRenderer.standard.png(document) == expected)
    let tool = try Tool.run(
      ["render", "-", "-o", "-", "--scale", "2", "--scheme", "light", "--crop", "card"]
        + ["--backdrop", "off", "--size", "390x844", "--text-size", "L", "--contrast", "normal"]
        + ["--system", "26", "--locale", "en"], input: bare.bytes)
    #expect(tool.code == 0 && tool.output == expected, "\(tool.errors)")
  }

  @Test("D09: what was drawn before leaves no trace")
  func orderOfAlerts() throws {
    let odd: JSONValue = [
      "style": "warning", "title": "שלום Zoë", "message": "Ž͓͗",
      "environment": [
        "direction": "rtl", "textSize": "AX5", "locale": "he", "scheme": "dark",
      ],
      "appearance": [
        "titleFont": ["name": "NoSuchFont", "size": 140, "weight": 700], "circleSize": 200,
        "circleIconSize": 200, "shadowOpacity": 1,
      ],
      "output": ["scale": 3],
    ]
    let plain: JSONValue = ["style": "info", "title": "Saved", "message": "All is well."]
    let renderer = AlertRenderer()
    let document = try AlertDocument(json: plain.bytes)
    let before = try renderer.png(document)
    for _ in 0..<3 { _ = try renderer.png(AlertDocument(json: odd.bytes)) }
    #expect(try renderer.png(document) == before)
    let late = AlertRenderer()
    _ = try late.png(AlertDocument(json: odd.bytes))
    #expect(try late.png(document) == before)
    let fresh = try Tool.run(["render", "-", "-o", "-"], input: plain.bytes)
    #expect(fresh.output == before)
  }
}
