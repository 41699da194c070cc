import Placard

/// The nearest alert document, through the whole renderer, with what it keeps between pictures.
struct DocumentRow: Row {
  let kind = "document"
  let scene: Scene
  private let document: AlertDocument

  init(_ scene: Scene, _ document: AlertDocument) {
    self.scene = scene
    var document = document
    document.output.scale = scene.scale
    document.output.crop = scene.isCrop ? .card : .screen
    self.document = document
  }

  func draw(_ picture: Int, turn: Int) throws -> Bitmap {
    try AlertRenderer.standard.image(document)
  }
}
