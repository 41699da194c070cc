import Placard
import Testing

@Suite("Frames of an alert")
struct FrameTests {
  private func document(_ progress: Double) -> AlertDocument {
    var document = AlertDocument(
      style: "wait", content: AlertContent(title: "Downloading", message: "3 of 7 files"))
    document.content.progress = progress
    return document
  }

  @Test("They have the pixels of single pictures, and a ring damages only its own place")
  func ring() throws {
    let documents = (0...30).map { document(Double($0) / 30) }
    var index = 0
    try AlertRenderer.standard.frames(documents) { picture, damage in
      let whole = try AlertRenderer.standard.image(documents[index])
      #expect(picture == whole)
      if index > 0 { #expect(damage.columns.count <= 140 && damage.rows.count <= 140) }
      index += 1
    }
    #expect(index == 31)
  }

  @Test("Another scale in between is refused by name")
  func otherScale() {
    var second = document(0.5)
    second.output.scale = 3
    let error = #expect(throws: DocumentError.self) {
      try AlertRenderer.standard.frames([document(0), second]) { _, _ in }
    }
    #expect(error?.path == "output.scale")
  }
}
