import PlacardGraphics
import Testing

@testable import PlacardSnapshots

struct ImageDiffTests {
  @Test("N03: a picture and its copy are identical without tolerance")
  func copy() {
    let picture = Bitmap(33, 21, Color(10, 20, 30, 40)).filling(3..<7, 4..<5, .black)
    var copy = Bitmap(33, 21)
    copy.pixels = picture.pixels.map { $0 }
    #expect(ImageDiff.compare(picture, with: copy) == .identical)
  }

  @Test("N05: a dropped letter is found at every tolerance per channel", arguments: [0, 1, 5, 51])
  func droppedLetter(perChannel: Int) {
    let stems = (0..<5).map { 10 + $0 * 9 }
    let label = stems.reduce(Bitmap(80, 20)) { $0.filling($1..<$1 + 2, 4..<16, .black) }
    let labe = stems.dropLast().reduce(Bitmap(80, 20)) { $0.filling($1..<$1 + 2, 4..<16, .black) }
    let verdict = ImageDiff.compare(labe, with: label, tolerance: Tolerance(perChannel: perChannel))
    guard case .different(let difference) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(difference.count == 24)
    #expect(difference.beyondTolerance == 24)
    #expect(difference.maxChannel == 255)
    #expect(abs(difference.maxDeltaE - 100) < 1e-9)
    #expect(difference.bounds == Rect(46, 4, 2, 12))
  }

  @Test("N09: alpha is compared, and invisible colour is not")
  func alpha() {
    let empty = Bitmap(30, 10, .clear)
    let opaque = ImageDiff.compare(empty, with: Bitmap(30, 10))
    #expect(
      opaque
        == .different(
          PixelDifference(
            count: 300, beyondTolerance: 300, maxChannel: 255, maxDeltaE: 100,
            bounds: Rect(0, 0, 30, 10))))
    let card = empty.filling(2..<12, 2..<8, .white)
    let moved = empty.filling(12..<22, 2..<8, .white)
    guard case .different(let difference) = ImageDiff.compare(moved, with: card) else {
      Issue.record("a card that moved by 10 pixels matched")
      return
    }
    #expect(difference.count == 120)
    #expect(difference.bounds == Rect(2, 2, 20, 6))
    #expect(
      ImageDiff.compare(Bitmap(9, 9, Color(255, 255, 255, 0)), with: Bitmap(9, 9, .clear)).isMatch)
  }

  @Test("N13: sizes that differ never match, and both are named")
  func sizes() {
    let all = Tolerance(perChannel: 255, differentPixels: .max)
    for (actual, reference, text) in [
      (Bitmap(1, 1), Bitmap(106, 106), "the size is 1×1 pixels, the reference has 106×106"),
      (Bitmap(390, 844), Bitmap(390, 843), "the size is 390×844 pixels, the reference has 390×843"),
      (Bitmap(20, 10), Bitmap(10, 20), "the size is 20×10 pixels, the reference has 10×20"),
    ] {
      for tolerance in [.exact, all] {
        let verdict = ImageDiff.compare(actual, with: reference, tolerance: tolerance)
        #expect(!verdict.isMatch)
        #expect("\(verdict)" == text)
      }
    }
  }

  @Test("N25: one level everywhere fails without tolerance and passes with two levels")
  func oneLevel() {
    let reference = Bitmap(50, 40, Color(100, 110, 120, 200))
    var actual = reference
    actual.pixels = reference.pixels.map { $0 + 0x0101_0101 }
    guard case .different(let difference) = ImageDiff.compare(actual, with: reference) else {
      Issue.record("one level more matched")
      return
    }
    #expect(difference.count == 2_000)
    #expect(difference.maxChannel == 1)
    let verdict = ImageDiff.compare(
      actual, with: reference, tolerance: Tolerance(perChannel: 2))
    guard case .within(let tolerated) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(tolerated.count == 2_000)
    #expect(tolerated.beyondTolerance == 0)
    #expect(tolerated.maxChannel == 1)
  }

  @Test("A number of different pixels may be allowed, and one more fails")
  func differentPixels() {
    let reference = Bitmap(10, 10)
    let actual = reference.filling(2..<5, 7..<8, .black)
    let three = ImageDiff.compare(actual, with: reference, tolerance: Tolerance(differentPixels: 3))
    let two = ImageDiff.compare(actual, with: reference, tolerance: Tolerance(differentPixels: 2))
    #expect(three.isMatch)
    #expect("\(two)" == "3 pixels differ by up to 255 levels (ΔE 100) in x 2…4, y 7…7")
  }

  @Test("A single different pixel is found wherever it is")
  func everywhere() {
    let reference = Bitmap(37, 5, Color(1, 2, 3))
    for index in reference.pixels.indices {
      var actual = reference
      actual.pixels[index] ^= 1
      guard case .different(let difference) = ImageDiff.compare(actual, with: reference) else {
        Issue.record("pixel \(index) was not found")
        continue
      }
      #expect(difference.count == 1)
      #expect(difference.maxChannel == 1)
      #expect(difference.bounds == Rect(Double(index % 37), Double(index / 37), 1, 1))
    }
  }

  @Test("The difference picture shows both pictures and what differs in magenta")
  func picture() {
    let magenta = Color(255, 0, 255)
    let reference = Bitmap(4, 3, .black).filling(0..<1, 0..<1, .white)
    let actual = Bitmap(5, 2, .black).filling(2..<3, 1..<2, Color(0, 9, 0))
    let picture = ImageDiff.picture(actual: actual, reference: reference)
    #expect(picture.width == 5 + 8 + 4 + 8 + 5)
    #expect(picture.height == 3)
    #expect(picture[2, 1] == Color(0, 9, 0))
    #expect(picture[0, 2] == .clear)
    #expect(picture[13, 0] == .white)
    #expect(picture[25, 0] == magenta)
    #expect(picture[26, 0] == Color(191, 191, 191))
    #expect(picture[27, 1] == magenta)
    #expect(picture[29, 0] == magenta)
    #expect(picture[26, 2] == magenta)
    let tolerant = ImageDiff.picture(
      actual: actual, reference: reference, tolerance: Tolerance(perChannel: 9))
    #expect(tolerant[27, 1] == Color(191, 191, 191))
  }
}
