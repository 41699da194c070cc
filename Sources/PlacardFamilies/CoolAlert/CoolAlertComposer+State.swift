import PlacardGraphics
import PlacardLayout
import PlacardModel

extension CoolAlertComposer {
  /// Whether an action runs.
  var isBusy: Bool { state.busyButton != nil }

  /// Whether validation allows the actions.
  var isValid: Bool {
    state.isValid && content.rules.allSatisfy { $0.holds(for: content.allFields) }
  }

  /// Whether the action of a button runs.
  func isBusy(_ id: ElementID) -> Bool { state.busyButton.map { .button($0) == id } ?? false }

  /// Whether a button takes taps; the close button is one of role cancel.
  func isEnabled(_ button: AlertButton) -> Bool {
    if isBusy || !button.isEnabled { return false }
    if button.countdown?.disablesButton == true, (state.timeLeft ?? 0) > 0 { return false }
    return isValid || button.role == .cancel
  }

  /// Seconds until the alert times out, rounded up so that the last second is 1 and never 0.
  var secondsLeft: Int? {
    guard let timeLeft = state.timeLeft, timeLeft > 0, timeLeft.isFinite else { return nil }
    return Int(min(timeLeft, AlertContent.timeouts.upperBound).rounded(.up))
  }

  /// What is left of the timeout, 0…1; `nil` without one.
  var shareLeft: Double? {
    guard let timeout = content.timeout, timeout > 0, let timeLeft = state.timeLeft else {
      return nil
    }
    return min(1, max(0, timeLeft / timeout))
  }

  /// A button's colours as it is: under a finger darker, without effect pale.
  func shownColors(of button: AlertButton, _ id: ElementID) -> (fill: Color, text: Color) {
    let (fill, text) = colors(of: button)
    if !isEnabled(button), !isBusy(id) {
      return (
        resolve(.tertiarySystemFill), resolve(.tertiaryLabel)
      )
    }
    guard state.pressed == id else { return (fill, text) }
    return (Color.black.opacity(0.2).over(fill), text)
  }

  /// The turning spokes in place of a title.
  func spinner(in id: ElementID, _ color: Color) -> Layer {
    Layer(
      Node(
        .vector(Spinner.graphic(diameter: 20, color: color, step: state.spinnerStep)),
        id: ElementID("\(id).spinner"),
        isRigid: true), horizontal: .center, vertical: .center)
  }

  /// A bar along the card's lower edge that drains with the timeout.
  mutating func timeoutBar() -> Node? {
    guard appearance.showTimeoutProgress, let share = shareLeft else { return nil }
    let height = 4.0
    let width = max(0, self.width() - 2 * appearance.margin.horizontal)
    func capsule(_ width: Double) -> Path {
      .roundedRectangle(
        Rect(0, 0, width, height), radii: CornerRadii(height / 2), curve: .circular)
    }
    var steps: [VectorGraphic.Step] = [.fill(capsule(width), resolve(.tertiarySystemFill))]
    if share > 0 { steps.append(.fill(capsule(max(height, width * share)), resolve(accent))) }
    let bar = Node(
      .vector(
        VectorGraphic(
          box: Rect(0, 0, width, height), size: Size(width, height), mirrors: true, steps: steps)),
      id: "timeoutBar")
    return bar.padded(Insets(bottom: max(2, (appearance.margin.bottom - height) / 2)))
  }
}
