import PlacardGraphics
import PlacardLayout
import PlacardModel

extension CoolAlertComposer {
  /// A button's title with what tells the time that is left; where both do not fit, the title gives
  /// way and the time never does.
  func counted(_ text: TextNode, of button: AlertButton, _ id: ElementID) -> Node {
    let titleID = ElementID("\(id).title")
    let title = Node(.text(text), id: titleID, role: .text)
    guard let countdown = button.countdown else { return title }
    switch countdown.style {
    case .seconds:
      guard let seconds = secondsLeft else { return title }
      var whole = text
      whole.text = "\(text.text) (\(seconds)s)"
      // Eights are the widest digits, so that nothing moves from 10 to 9.
      let digits = Int(min(content.timeout ?? 0, 99_999).rounded(.up)).description.count
      let suffix = self.suffix("\(seconds)", text, ElementID("\(id).countdown"))
      let widest = self.suffix(String(repeating: "8", count: digits), text, nil)
      let beside = Node(
        .accompanied(
          AccompaniedNode(
            title, by: suffix, widest: widest, spacing: text.size * 0.28, at: .behind)))
      return Node(
        .firstThatFits(.horizontal, [Node(.text(whole), id: titleID, role: .text), beside]))
    case .ring:
      // A busy button shows the spinner alone.
      guard let share = shareLeft, share > 0, !isBusy(id) else { return title }
      let ring = self.ring(share, text.color, ElementID("\(id).countdown"))
      return Node(.accompanied(AccompaniedNode(title, by: ring, spacing: 8, at: .edge)))
    }
  }

  private func suffix(_ seconds: String, _ text: TextNode, _ id: ElementID?) -> Node {
    Node(
      .text(
        TextNode(
          "(\(seconds)s)", face: text.face, size: text.size, weight: text.weight,
          color: text.color, alignment: .natural)),
      id: id, role: .text)
  }

  /// A ring that empties.
  private func ring(_ share: Double, _ color: Color, _ id: ElementID) -> Node {
    let side = 20.0
    let center = Point(side / 2, side / 2)
    let radius = side / 2 - 1.5
    let style = StrokeStyle(width: 2.5, cap: .round)
    let arc =
      share >= 1
      ? Path.circle(center: center, radius: radius)
      : Path.arc(center: center, radius: radius, turn: share)
    return Node(
      .vector(
        VectorGraphic(
          box: Rect(0, 0, side, side), size: Size(side, side), mirrors: true,
          steps: [
            .stroke(.circle(center: center, radius: radius), style, color.opacity(0.3)),
            .stroke(arc, style, color),
          ])),
      id: id, isRigid: true)
  }
}
