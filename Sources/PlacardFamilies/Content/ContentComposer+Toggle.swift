import PlacardGraphics
import PlacardLayout
import PlacardModel

extension ContentComposer {
  func makeToggle(_ toggle: ContentToggle, _ id: ElementID) -> Node {
    let label = BandChild(text(toggle.label, .body), grows: true)
    let children: [BandChild] =
      toggle.style == .checkbox
      ? [BandChild(checkbox(toggle.isOn)), label] : [label, BandChild(switchNode(toggle.isOn))]
    // As UIKit tells it: "1" and "0" are read as on and off in every language.
    return Node(
      .band(children, spacing: toggle.style == .checkbox ? 10 : 12), id: id,
      limits: SizeLimits(minHeight: 44)
    ).accessible(
      AccessibilityFacts(label: toggle.label, value: toggle.isOn ? "1" : "0", traits: .toggle))
  }

  /// The system's switch: 63×28 with a wide knob where it draws glass, 51×31 with a round one before.
  private func switchNode(_ isOn: Bool) -> Node {
    let track = isGlass ? Size(63, 28) : Size(51, 31)
    let knob = isGlass ? Size(38, 24) : Size(27, 27)
    let inset = (track.height - knob.height) / 2
    let off = DynamicColor.pair(light: Color(rgb: 0xE9E9EA), dark: Color(rgb: 0x39393D))
    let thumb = Node(
      .empty, limits: SizeLimits(width: knob.width, height: knob.height),
      decoration: thumbDecoration(radius: knob.height / 2))
    return Node(
      .overlay([
        Layer(thumb, horizontal: isOn ? .trailing : .leading, vertical: .center)
      ]),
      padding: Insets(horizontal: inset, vertical: inset),
      limits: SizeLimits(width: track.width, height: track.height),
      decoration: Decoration(
        fill: resolve(isOn ? .systemGreen : off), radii: CornerRadii(track.height / 2),
        curve: .circular),
      isRigid: true)
  }

  /// White with the soft shadow of knobs.
  func thumbDecoration(radius: Double) -> Decoration {
    Decoration(
      fill: .white, radii: CornerRadii(radius), curve: .circular,
      shadow: Decoration.DropShadow(drop: 2, sigma: 3, color: Color.black.opacity(0.16)))
  }

  private func checkbox(_ isOn: Bool) -> Node {
    let side = grown(22)
    let ink: Color =
      environment.colors.increasedContrast ? resolve(accent).readableForeground : .white
    let tick = VectorGraphic(
      box: Rect(0, 0, 22, 22), size: Size(side, side),
      steps: [
        .stroke(
          .polyline([(6.2, 11.4), (9.6, 14.8), (15.8, 7.6)]), StrokeStyle(width: 2.2),
          ink)
      ])
    return Node(
      isOn ? .vector(tick) : .empty, limits: SizeLimits(width: side, height: side),
      decoration: Decoration(
        fill: isOn ? resolve(accent) : nil,
        border: isOn
          ? nil : Decoration.Border(width: 1.5, color: resolve(.tertiaryLabel)),
        radii: CornerRadii(side * 0.29)),
      isRigid: true)
  }
}
