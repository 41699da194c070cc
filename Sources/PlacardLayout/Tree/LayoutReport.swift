public import PlacardModel
import PlacardGraphics

/// A layout tree in words: for people as an indented tree, for programs as JSON.
public struct LayoutReport: Sendable {
  let tree: LayoutTree

  /// Creates a report.
  public init(_ tree: LayoutTree) { self.tree = tree }

  /// One line an element, two blanks a level, remarks at the end.
  public var text: String {
    var lines = [
      "screen \(number(tree.screen.width))×\(number(tree.screen.height)) \(tree.direction.rawValue)"
    ]
    describe(tree.root, indent: "", into: &lines)
    for remark in tree.diagnostics {
      lines.append("note \(remark.code.rawValue) \(remark.subject): \(remark.message)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func describe(_ element: LayoutElement, indent: String, into lines: inout [String]) {
    var next = indent
    if isWorthALine(element) {
      let name = element.id?.description ?? element.role.rawValue
      let role =
        element.id == nil || name == element.role.rawValue ? "" : " \(element.role.rawValue)"
      let f = element.frame
      var line =
        "\(indent)\(name)\(role) [\(number(f.minX)), \(number(f.minY))"
        + " \(number(f.width))×\(number(f.height))]"
      if element.isScrolled, case .scroll(let height, _) = element.content {
        line += " scrolls \(number(height))"
        if element.scrollOffset > 0 { line += " at \(number(element.scrollOffset))" }
      }
      lines.append(line)
      next += "  "
      if case .text(let layout, let node) = element.content {
        lines.append(next + summary(of: layout, node))
        for line in layout.lines {
          lines.append("\(next)| \(line.text) (\(number(line.width)))")
        }
      }
    }
    for child in element.children { describe(child, indent: next, into: &lines) }
  }

  /// Scaffolding without identity, surface or content says nothing to a reader.
  private func isWorthALine(_ element: LayoutElement) -> Bool {
    element.id != nil || element.decoration != nil || element.content != .none
  }

  private func summary(of layout: TextLayout, _ node: TextNode) -> String {
    "font \(number(node.size)) pt \(node.weight) \(layout.families.joined(separator: "+"))"
      + " scale \(number(layout.scale))" + (layout.direction == .rightToLeft ? " rtl" : "")
      + (layout.isTruncated ? " truncated" : "")
  }

  /// The tree as a JSON value.
  public var json: JSONNode {
    let remarks = tree.diagnostics.map { remark -> JSONNode in
      JSONNode([
        "code": .string(remark.code.rawValue), "subject": .string(remark.subject),
        "message": .string(remark.message),
      ])
    }
    return JSONNode([
      "screen": ["width": .number(tree.screen.width), "height": .number(tree.screen.height)],
      "direction": .string(tree.direction.rawValue),
      "root": json(of: tree.root).value,
      "diagnostics": .array(remarks),
    ])
  }

  private func json(of element: LayoutElement) -> JSONNode {
    var members: [JSONMember] = []
    func add(_ key: String, _ value: JSONValue) { members.append(JSONMember(key, JSONNode(value))) }
    if let id = element.id { add("id", .string(id.description)) }
    add("role", .string(element.role.rawValue))
    let f = element.frame
    add("frame", [rounded(f.minX), rounded(f.minY), rounded(f.width), rounded(f.height)])
    if element.isScrolled, case .scroll(let height, _) = element.content {
      add("contentHeight", rounded(height))
    }
    if case .text(let layout, let node) = element.content {
      add(
        "font",
        [
          "size": .number(node.size), "weight": .number(Double(node.weight)),
          "scale": rounded(layout.scale),
          "families": .array(layout.families.map { JSONNode(.string($0)) }),
        ])
      add("color", .string(node.color.hex))
      add(
        "lines",
        .array(
          layout.lines.map { line in
            JSONNode(["text": .string(line.text), "width": rounded(line.width)])
          }))
      add("direction", .string(layout.direction.rawValue))
      add("truncated", .bool(layout.isTruncated))
    }
    if let fill = element.decoration?.fill { add("fill", .string(fill.hex)) }
    if !element.children.isEmpty {
      add("children", .array(element.children.map { json(of: $0) }))
    }
    return JSONNode(.object(members))
  }

  private func number(_ value: Double) -> String { value.rounded(toPlaces: 2) }

  private func rounded(_ value: Double) -> JSONValue {
    .number((value * 100).rounded() / 100)
  }
}
