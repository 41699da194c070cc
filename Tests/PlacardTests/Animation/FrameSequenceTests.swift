import PlacardFamilies
import PlacardGraphics
import PlacardLayout
import PlacardModel
import Testing

@testable import Placard

@Suite("Frames of an alert's life")
@MainActor
struct FrameSequenceTests {
  private func document(_ json: String) throws -> AlertDocument {
    try AlertDocument(json: Array(json.utf8))
  }

  private func saved(_ more: String = "") throws -> AlertDocument {
    try document(
      #"{"style": "success", "title": "Saved", "message": "All is well.", "output": {"scale": 1}"#
        + more + "}")
  }

  private func pictures(_ sequence: FrameSequence, threads: Int? = nil) throws -> [Bitmap] {
    var pictures: [Bitmap] = []
    try sequence.render(threads: threads) { _, picture in pictures.append(picture) }
    return pictures
  }

  @Test("A02: ten frames of a zoom are ten, from its first instant to the still, none blank")
  func zoom() async throws {
    let document = try saved(#", "animation": "zoom", "appearance": {"animatedIcons": false}"#)
    let sequence = try await FrameSequence.record(
      document, timing: FrameTiming(framesPerSecond: 15, end: 0.6))
    let pictures = try pictures(sequence)
    #expect(pictures.count == 10)
    let still = try AlertRenderer.standard.image(document)
    #expect(pictures.last == still)
    #expect(try await AlertRenderer.standard.image(document, at: 0) == pictures.first)
    let isBlank = pictures.map { $0.pixels.allSatisfy { $0 == 0 } }
    #expect(isBlank == [true] + [Bool](repeating: false, count: 9))
  }

  @Test("A05: an endless spinner is still without a moment, and repeats itself every second")
  func spinner() async throws {
    let wait = try document(#"{"style": "wait", "title": "Wait", "output": {"scale": 1}}"#)
    let renderer = AlertRenderer.standard
    #expect(try renderer.image(wait) == renderer.image(wait))
    let early = try await renderer.image(wait, at: 1.25)
    let later = try await renderer.image(wait, at: 2.25)
    #expect(early == later)
    #expect(try await early != renderer.image(wait, at: 1.5))
    await #expect(throws: AnimationError.self) {
      try await FrameSequence.record(wait)
    }
  }

  @Test(
    "A06: no channel leaves the range of card and backdrop, and the size stays",
    arguments: EntranceAnimation.choices)
  func ranges(_ entrance: EntranceAnimation) async throws {
    var document = try saved(
      ##", "appearance": {"animatedIcons": false, "shadowOpacity": 0}, "screen": {"backdrop": {"color": "#2050D0"}}"##
    )
    document.animation = entrance
    document.output.crop = .screen
    let sequence = try await FrameSequence.record(
      document, timing: FrameTiming(framesPerSecond: 120, end: 0.65))
    let pictures = try pictures(sequence)
    let still = try AlertRenderer.standard.image(document)
    let first = pictures[0]
    func range(_ shift: UInt32) -> ClosedRange<UInt32> {
      var (low, high) = (UInt32(255), UInt32(0))
      for pixel in still.pixels + [0xFF20_50D0] {
        low = min(low, pixel >> shift & 255)
        high = max(high, pixel >> shift & 255)
      }
      return (low > 0 ? low - 1 : 0)...(high + 1)
    }
    let ranges = [UInt32(0), 8, 16].map { ($0, range($0)) }
    for (index, picture) in pictures.enumerated() {
      #expect(picture.width == first.width && picture.height == first.height)
      let isWithin = picture.pixels.allSatisfy { pixel in
        pixel >> 24 == 255 && ranges.allSatisfy { $0.1.contains(pixel >> $0.0 & 255) }
      }
      #expect(isWithin, "\(entrance.rawValue) frame \(index)")
    }
    #expect(pictures.last == still)
  }

  @Test("A08: strokes only grow, and end as the icon that does not draw itself")
  func icons() async throws {
    for style in ["success", "error", "warning"] {
      func document(_ animated: Bool) throws -> AlertDocument {
        try self.document(
          #"{"style": "\#(style)", "title": "A", "animation": "noAnimation", "output": {"scale": 2}, "#
            + #""appearance": {"animatedIcons": \#(animated)}}"#)
      }
      let still = try AlertRenderer.standard.image(document(false))
      let renderer = AlertRenderer.standard
      #expect(try renderer.image(document(true)) == still)
      #expect(try await renderer.image(document(true), at: 0.75) == still)
      #expect(try await renderer.image(document(true), at: 5.75) == still)
      #expect(try await renderer.image(document(false), at: 0) == still)
      var white: [Int] = []
      for step in 0...20 {
        let picture = try await renderer.image(document(true), at: 0.25 + Double(step) * 0.02)
        // The middle of the circle, whose colour covers it by then.
        let (x, y) = (picture.width / 2, 154)
        var count = 0
        for row in y - 22..<y + 22 {
          for column in x - 22..<x + 22
          where picture[column, row] == Color(255, 255, 255) { count += 1 }
        }
        white.append(count)
      }
      #expect(white[0] == 0, "\(style)")
      #expect(zip(white, white.dropFirst()).allSatisfy { $0 <= $1 + 2 }, "\(style) \(white)")
      #expect(white.last ?? 0 > 20, "\(style)")
    }
  }

  @Test(
    "A09: half faded in, every pixel is half card and half backdrop; overlaps do not show through")
  func fade() async throws {
    var document = try saved(
      ##"""
      , "animation": "fade", "color": "#FF0000", "screen": {"backdrop": {"color": "#0000FF"}},
      "appearance": {"animatedIcons": false, "dimOpacity": 0, "contentViewBorderWidth": 3,
      "contentViewBorderColor": "#000000", "contentViewColor": "#FFFFFF"}
      """##)
    document.output.crop = .screen
    let still = try AlertRenderer.standard.image(document)
    let picture = try await AlertRenderer.standard.image(document, at: 0.2)
    // A pixel of the white card tells how far the fade is.
    let place = try #require(still.pixels.firstIndex(of: 0xFFFF_FFFF))
    let share = Double(picture.pixels[place] >> 16 & 255) / 255
    var worst = 0.0
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let (moving, card) = (picture[x, y], still[x, y])
        let wanted = [
          (moving.red, Double(card.red) * share), (moving.green, Double(card.green) * share),
          (moving.blue, Double(card.blue) * share + 255 * (1 - share)),
        ]
        for (value, target) in wanted { worst = max(worst, abs(Double(value) - target)) }
      }
    }
    #expect(share > 0.2 && share < 0.9)
    #expect(worst <= 2)
  }

  @Test(
    "Samplings at 60 and at 120 frames a second agree at common instants; so do single pictures")
  func rates() async throws {
    let document = try saved(#", "animation": "rightToLeft""#)
    let slow = try await FrameSequence.record(
      document, timing: FrameTiming(framesPerSecond: 60, end: 0.5))
    let fast = try await FrameSequence.record(
      document, timing: FrameTiming(framesPerSecond: 120, end: 0.5))
    let (few, many) = (try pictures(slow), try pictures(fast, threads: 1))
    #expect(few.count == 31 && many.count == 61)
    for index in few.indices { #expect(few[index] == many[2 * index], "frame \(index)") }
    for index in [0, 7, 16] {
      #expect(
        try await AlertRenderer.standard.image(document, at: slow.times[index]) == few[index])
    }
  }

  @Test("Cards of glass move over the screen that stays, and rest as the still does")
  func glass() async throws {
    var document = try saved(
      #", "appearance": {"cardStyle": "glass", "backgroundBlur": "thin"}, "screen": {"backdrop": "app"}"#
    )
    document.output.crop = .screen
    let sequence = try await FrameSequence.record(
      document, timing: FrameTiming(framesPerSecond: 10, end: 1))
    let pictures = try pictures(sequence)
    #expect(pictures.last == (try AlertRenderer.standard.image(document)))
    #expect(Set(pictures).count > 4)
  }

  @Test("The first instant of an exit is the still; then it goes, and nothing is left")
  func exit() async throws {
    for script in [#"{"tap": "Done"}"#, #"{"swipe": "down", "velocity": 1500}"#] {
      let document = try saved(#", "script": [{"advance": 1}, \#(script)]"#)
      let renderer = AlertRenderer.standard
      #expect(try await renderer.image(document, at: 1) == renderer.image(document))
      let sequence = try await FrameSequence.record(
        document, timing: FrameTiming(framesPerSecond: 40, start: 1))
      let pictures = try pictures(sequence)
      #expect(sequence.times.last == 1.25)
      #expect(pictures.last?.pixels.allSatisfy { $0 == 0 } == true)
      // What has left the picture looks the same from then on.
      #expect(Set(pictures).count >= 6)
    }
  }

  @Test("An error makes the card grow and shake, and then it is as the still of that moment")
  func error() async throws {
    let document = try document(
      #"""
      {"style": "edit", "title": "Sign in", "output": {"scale": 1},
       "fields": [{"placeholder": "Email"}], "buttons": [{"title": "Go"}],
       "script": [{"advance": 1}, {"showError": "Wrong"}, {"advance": 1}]}
      """#)
    let sequence = try await FrameSequence.record(
      document, timing: FrameTiming(framesPerSecond: 50, start: 0.9, end: 1.5))
    let pictures = try pictures(sequence)
    #expect(Set(pictures.map { [$0.width, $0.height] }).count == 1)
    #expect(Set(pictures[5...18]).count >= 13)
    #expect(Set(pictures[20...]).count == 1)
    let stage = ScriptPlayer(document)
    try await stage.play()
    let still = try stage.stage.image(scale: 1, crop: .card)
    #expect(pictures.last == still)
  }

  @Test("With Reduce Motion nothing slides, shakes or draws itself")
  func reduced() async throws {
    var document = try saved(#", "environment": {"reduceMotion": true}"#)
    document.output.crop = .screen
    let renderer = AlertRenderer.standard
    let half = try await renderer.image(document, at: 0.15)
    let still = try renderer.image(document)
    // The card's place is that of the still: its text's darkest row is at the same height.
    #expect(half != still)
    #expect(try await renderer.image(document, at: 0.3) == still)
    #expect(half[195, 60] != Color(255, 255, 255))
  }

  @Test("What cannot be a sequence is an error that says what is allowed")
  func errors() async throws {
    let document = try saved()
    let wrong: [FrameTiming] = [
      FrameTiming(framesPerSecond: 0), FrameTiming(framesPerSecond: -5),
      FrameTiming(framesPerSecond: 10_000), FrameTiming(framesPerSecond: .nan),
      FrameTiming(start: 2, end: 1), FrameTiming(end: .infinity), FrameTiming(speed: 0),
      FrameTiming(framesPerSecond: 240, end: 3600), FrameTiming(hold: -1),
    ]
    for timing in wrong {
      await #expect(throws: AnimationError.self, "\(timing)") {
        try await FrameSequence.record(document, timing: timing)
      }
    }
  }
}
