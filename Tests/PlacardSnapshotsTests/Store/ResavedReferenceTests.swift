import PlacardGraphics
import PlacardSnapshots
import Testing

@Suite("References that another program has written again")
struct ResavedReferenceTests {
  /// Files of 4×4 pixels with the grey levels 0, 10, … 30 in the first row, 40 more in each further
  /// one, made with Python's zlib.
  @Test(
    "N20: the same pixels match, however the file holds them",
    arguments: [
      (
        "palette",
        "89504e470d0a1a0a0000000d49484452000000040000000408030000009e2f6e4c0000003050"
          + "4c54450000000a0a0a1414141e1e1e2828283232323c3c3c4646465050505a5a5a6464646e6e"
          + "6e7878788282828c8c8c9696969134c4ad0000001c4944415478da6360606462666061656367"
          + "e0e0e4e266e0e1e5e307000320007995fb03960000000049454e44ae426082"
      ),
      (
        "grey",
        "89504e470d0a1a0a0000000d49484452000000040000000408000000008c9ac1a20000001c49"
          + "44415478da6360e0129163d030b2716308884ac963a868ea9906001e8c04b1e49eac9f000000"
          + "0049454e44ae426082"
      ),
      (
        "sixteen bits",
        "89504e470d0a1a0a0000000d49484452000000040000000410020000007603d56a0000003249"
          + "44415478da1dc1a11280200005b097cd6433d94c369bcd64b3994ce67bb9db9670503849e5a2"
          + "71938797ce477e0693c5068df11c211b16cc330000000049454e44ae426082"
      ),
      (
        "interlaced",
        "89504e470d0a1a0a0000000d4948445200000004000000040802000001519439bf0000003b49"
          + "44415478da0dc1910200410805c0c7711c2fc7f1721c2fc7711cf7bd7733c08f99e1eeef3d10"
          + "918820223213e71c5535b37b2faaaabb6766773f149a0e11074cde110000000049454e44ae42"
          + "6082"
      ),
    ])
  func resaved(kind: String, hexadecimal: String) throws {
    let folder = try SnapshotFolder()
    let digits = Array(hexadecimal)
    let file = try stride(from: 0, to: digits.count, by: 2).map {
      try #require(UInt8(String(digits[$0..<$0 + 2]), radix: 16))
    }
    let store = SnapshotStore(root: folder.root, artifacts: nil, mode: .never, codec: .png)
    let place = store.path(name: "light", case: "cards", kind: .picture)
    try folder.write(file, to: place)
    var pixels: [UInt32] = []
    for y: UInt32 in 0..<4 {
      for x: UInt32 in 0..<4 { pixels.append(0xFF00_0000 | (x * 10 + y * 40) * 0x01_0101) }
    }
    let same = Bitmap(width: 4, height: 4, pixels: pixels)
    #expect(try store.verify(picture: same, name: "light", case: "cards") == .matched)
    pixels[5] += 1
    let other = Bitmap(width: 4, height: 4, pixels: pixels)
    #expect(try store.verify(picture: other, name: "light", case: "cards").isFailure)
  }
}
