import PlacardGraphics
import PlacardLayout
import PlacardModel

extension ContentComposer {
  /// Elements from leading to trailing; what can use room shares what is left.
  ///
  /// At accessibility sizes a row that does not fit becomes a column.
  func row(_ stack: ContentStack, in id: ElementID) throws(DocumentError) -> Node {
    let beside = try line(stack, in: id)
    guard isAccessible else { return beside }
    let below = try column(
      ContentStack(
        stack.content.filter { if case .spacer = $0 { false } else { true } },
        spacing: max(8, stack.spacing), alignment: .leading), in: id,
      places: stack.content.indices.filter {
        if case .spacer = stack.content[$0] { false } else { true }
      })
    return Node(.firstThatFits(.horizontal, [beside, below]), id: id)
  }

  private func line(_ stack: ContentStack, in id: ElementID) throws(DocumentError) -> Node {
    var children: [BandChild] = []
    for (index, element) in stack.content.enumerated() {
      let node: Node
      if case .spacer(let length) = element {
        node = Node(.empty, limits: SizeLimits(width: length))
      } else if case .divider = element {
        node = Node(
          .empty, limits: SizeLimits(width: hairline, height: 24),
          decoration: Decoration(fill: resolve(.separator)))
      } else {
        node = try self.node(
          for: element, id: ContentElement.id(index, in: id), alignment: .leading)
      }
      children.append(BandChild(node, grows: fills(element)))
    }
    return Node(.band(children, spacing: stack.spacing), id: isAccessible ? nil : id)
  }

  /// Elements from top to bottom; what does not fill the width stands where the column says.
  ///
  /// - Parameter places: positions by which elements are named; `nil` are those in the stack.
  func column(
    _ stack: ContentStack, in id: ElementID?, places: [Int]? = nil
  ) throws(DocumentError) -> Node {
    var children: [Node] = []
    for (index, element) in stack.content.enumerated() {
      let node = try self.node(
        for: element, id: ContentElement.id(places?[index] ?? index, in: id),
        alignment: stack.alignment)
      var isText = false
      if case .text = element { isText = true }
      guard !fills(element), !isText else {
        children.append(node)
        continue
      }
      children.append(
        Node(.overlay([Layer(node, horizontal: horizontal(stack.alignment), vertical: .center)])))
    }
    return Node(.column(children, spacing: stack.spacing), id: places == nil ? id : nil)
  }

  func makeSpacer(_ length: Double, _ id: ElementID) -> Node {
    Node(.empty, id: id, limits: SizeLimits(height: length))
  }

  func makeDivider(_ id: ElementID? = nil) -> Node {
    Node(
      .empty, id: id, limits: SizeLimits(height: hairline),
      decoration: Decoration(fill: resolve(.separator)))
  }

  func horizontal(_ alignment: ContentText.Alignment) -> HorizontalAlignment {
    switch alignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }

  /// Whether an element makes use of all the width that there is.
  private func fills(_ element: ContentElement) -> Bool {
    switch element {
    case .text, .image, .symbol, .button, .rating, .spacer(.some): false
    case .divider: true
    case .row(let stack):
      stack.content.contains {
        if case .divider = $0 { false } else { fills($0) }
      }
    case .column(let stack): stack.content.contains(where: fills)
    default: true
    }
  }
}
