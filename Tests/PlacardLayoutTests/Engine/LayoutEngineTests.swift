import PlacardGraphics
import PlacardModel
import Testing

@testable import PlacardLayout

@Suite("The layout engine")
struct LayoutEngineTests {
  private let room = Rect(0, 0, 300, 400)

  private func layout(
    _ node: Node, room: Rect? = nil, direction: LayoutDirection = .leftToRight
  ) -> LayoutTree {
    LayoutEngine(
      measurer: FixedAdvanceMeasurer(), images: FixedImages(), direction: direction,
      language: "en"
    ).layout(node, in: room ?? self.room, of: Size(300, 400))
  }

  private func text(_ string: String, id: ElementID? = nil) -> Node {
    Node(.text(TextNode(string, size: 10, color: .black)), id: id)
  }

  private func block(_ height: Double, id: ElementID) -> Node {
    Node(.empty, id: id, limits: SizeLimits(height: height))
  }

  private func frame(_ tree: LayoutTree, _ id: ElementID) -> Rect? { tree.element(id)?.frame }

  @Test("A line's children keep their widths, and give way by the same factor where they must")
  func line() {
    func node(_ width: Double) -> Node {
      Node(
        .line(
          [
            Node(
              .overlay([Layer(block(30, id: "a"))]), padding: Insets(horizontal: 20, vertical: 0)),
            Node(
              .overlay([Layer(block(50, id: "b"))]), padding: Insets(horizontal: 60, vertical: 0)),
          ], spacing: 10), limits: SizeLimits(width: width))
    }
    let wide = layout(node(300))
    #expect(wide.root.children.map(\.frame.width) == [40, 120])
    #expect(wide.root.children.map(\.frame.minX) == [0, 50])
    #expect(wide.root.frame.height == 50)
    let narrow = layout(node(90))
    #expect(narrow.root.children.map(\.frame.width) == [20, 60])
    let mirrored = layout(node(300), direction: .rightToLeft)
    #expect(mirrored.root.children.map(\.frame.minX) == [260, 130])
  }

  @Test("A height is rounded up to steps, and what is a whole number of them stays")
  func heightStep() {
    #expect(SizeLimits(heightStep: 0.5).clampHeight(19.36) == 19.5)
    #expect(SizeLimits(heightStep: 0.5).clampHeight(19.5) == 19.5)
    #expect(SizeLimits(height: 7, heightStep: 2).clampHeight(3) == 7)
  }

  @Test("A column stacks its children with spacing and centres as a whole")
  func column() {
    let tree = layout(
      Node(
        .column([block(30, id: "a"), block(50, id: "b")], spacing: 10),
        padding: Insets(horizontal: 20, vertical: 5), limits: SizeLimits(width: 200)))
    #expect(tree.root.frame == Rect(50, 150, 200, 100))
    #expect(frame(tree, "a") == Rect(70, 155, 160, 30))
    #expect(frame(tree, "b") == Rect(70, 195, 160, 50))
  }

  @Test("A row shares its width equally, is as high as its highest child and mirrors")
  func row() {
    let row = Node(
      .row([block(30, id: "a"), block(40, id: "b")], spacing: 20), limits: SizeLimits(width: 220))
    let tree = layout(row)
    #expect(frame(tree, "a") == Rect(40, 180, 100, 40))
    #expect(frame(tree, "b") == Rect(160, 180, 100, 40))
    let mirrored = layout(row, direction: .rightToLeft)
    #expect(frame(mirrored, "a") == Rect(160, 180, 100, 40))
    #expect(frame(mirrored, "b") == Rect(40, 180, 100, 40))
  }

  @Test("Leading padding lies at the reading side")
  func padding() {
    let node = Node(
      .column([block(10, id: "a")], spacing: 0), padding: Insets(leading: 30),
      limits: SizeLimits(width: 100))
    #expect(frame(layout(node), "a") == Rect(130, 195, 70, 10))
    #expect(frame(layout(node, direction: .rightToLeft), "a") == Rect(100, 195, 70, 10))
  }

  @Test("The first child that is narrow enough unwrapped is taken, else the last")
  func firstThatFits() {
    func node(_ width: Double) -> Node {
      let words = [text("four", id: "x"), text("five", id: "y")]
      return Node(
        .firstThatFits(
          .horizontal, [Node(.row(words, spacing: 10)), Node(.column(words, spacing: 10))]),
        limits: SizeLimits(width: width))
    }
    // A row needs twice 20 and 10 between.
    #expect(frame(layout(node(50)), "x")?.minY == frame(layout(node(50)), "y")?.minY)
    #expect(frame(layout(node(49)), "x")?.minX == frame(layout(node(49)), "y")?.minX)
  }

  @Test("A window gives way until the rest fits and ends below a whole line")
  func scroll() {
    // Five lines of 12 points.
    let long = Node(
      .scroll(
        ScrollNode(
          text("aaaaaaaaaa bbbbbbbbbb cccccccccc dddddddddd eeeeeeeeee"), stop: .line, order: 0,
          indicator: .black)), id: "window", role: .scroll)
    let node = Node(
      .column([long, block(40, id: "rest")], spacing: 0), id: "all",
      limits: SizeLimits(width: 60))
    let roomy = layout(node)
    #expect(frame(roomy, "window")?.height == 60)
    #expect(roomy.element("window")?.isScrolled == false)
    let tight = layout(node, room: Rect(0, 0, 300, 80))
    #expect(frame(tight, "window")?.height == 36)
    #expect(frame(tight, "rest")?.height == 40)
    #expect(frame(tight, "all")?.height == 76)
    #expect(tight.element("window")?.isScrolled == true)
    #expect(tight.diagnostics.map(\.code) == [.scrolls])
    let tightest = layout(node, room: Rect(0, 0, 300, 10))
    #expect(frame(tightest, "window")?.height == 12)
  }

  @Test("Windows give way in their order")
  func order() {
    func window(_ id: ElementID, _ order: Int) -> Node {
      Node(
        .scroll(
          ScrollNode(
            text("aaaaaaaaaa bbbbbbbbbb cccccccccc"), stop: .line, order: order,
            indicator: .black)), id: id)
    }
    let node = Node(
      .column([window("late", 1), window("early", 0)], spacing: 0), limits: SizeLimits(width: 60))
    let tree = layout(node, room: Rect(0, 0, 300, 50))
    #expect(frame(tree, "early")?.height == 12)
    #expect(frame(tree, "late")?.height == 36)
  }

  @Test("A list's window ends in the middle of a child")
  func halfChild() {
    let items = (0..<5).map { block(20, id: ElementID("item\($0)")) }
    let node = Node(
      .scroll(
        ScrollNode(
          Node(.column(items, spacing: 10)), stop: .halfChild, order: 0, indicator: .black)),
      id: "list", limits: SizeLimits(width: 60))
    // Children begin every 30 points, so windows of 10, 40, 70, … end in their middle.
    #expect(frame(layout(node, room: Rect(0, 0, 300, 69)), "list")?.height == 40)
    #expect(frame(layout(node, room: Rect(0, 0, 300, 70)), "list")?.height == 70)
  }

  @Test("An author's largest height holds whatever the room")
  func maxHeight() {
    let node = Node(
      .scroll(
        ScrollNode(
          text("aaaaaaaaaa bbbbbbbbbb cccccccccc"), stop: .line, order: 0, maxHeight: 20,
          indicator: .black)), id: "window", limits: SizeLimits(width: 60))
    #expect(frame(layout(node), "window")?.height == 20)
  }

  @Test("Layers keep their alignment and size")
  func overlay() {
    let small = Node(.empty, id: "small", limits: SizeLimits(width: 20, height: 10))
    let node = Node(
      .overlay([
        Layer(block(100, id: "base")), Layer(small, horizontal: .trailing, vertical: .bottom),
      ]), limits: SizeLimits(width: 100))
    let tree = layout(node)
    #expect(frame(tree, "small") == Rect(180, 240, 20, 10))
    #expect(frame(layout(node, direction: .rightToLeft), "small") == Rect(100, 240, 20, 10))
  }

  @Test("A picture keeps its proportions inside its square")
  func picture() {
    let node = Node(
      .image(.file("wide.png"), side: 40, tint: nil), id: "picture",
      limits: SizeLimits(width: 60, height: 60))
    #expect(frame(layout(node), "picture") == Rect(130, 190, 40, 20))
  }
}
