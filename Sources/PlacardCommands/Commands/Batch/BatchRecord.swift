import Placard

/// What a batch notes of a picture that it wrote.
struct BatchRecord: Hashable, Sendable {
  /// The file below the folder of results.
  let file: String
  /// The fingerprint of everything that decides the picture.
  let hash: String
  /// Pixels in each direction.
  let width: Int
  let height: Int
  /// The file's length.
  let bytes: Int

  init(file: String, hash: String, width: Int, height: Int, bytes: Int) {
    self.file = file
    self.hash = hash
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// Reads what `json` wrote; `nil` for anything else, such as a line that a crash cut short.
  init?(_ line: [UInt8]) {
    guard let node = try? JSONParser.parse(line), case .object = node.value else { return nil }
    let reader = JSONReader(node)
    let sides = 1...(1 << 20)
    guard let file = try? reader.required("file").string(),
      let hash = try? reader.required("hash").string(),
      let width = try? reader.required("width").integer(in: sides),
      let height = try? reader.required("height").integer(in: sides),
      let bytes = try? reader.required("bytes").integer(in: 1...(1 << 40))
    else { return nil }
    self.init(file: file, hash: hash, width: width, height: height, bytes: bytes)
  }

  /// The record as a JSON value.
  var json: JSONValue {
    [
      "file": .string(file), "hash": .string(hash), "width": .number(Double(width)),
      "height": .number(Double(height)), "bytes": .number(Double(bytes)),
    ]
  }
}
