public import PlacardModel

extension Event.Target {
  /// The part of an identity; `nil` for one that takes no taps.
  public init?(_ id: ElementID) {
    if id == .closeButton {
      self = .closeButton
      return
    }
    if id == .link {
      self = .link
      return
    }
    let name = id.description
    guard let open = name.firstIndex(of: "["), let close = name.firstIndex(of: "]"), open < close,
      let index = Int(name[name.index(after: open)..<close]), index >= 0
    else { return nil }
    let suffix = name[name.index(after: close)...]
    switch (name[..<open], suffix) {
    case ("button", ""): self = .button(index)
    case ("field", ""): self = .field(index)
    case ("field", ".clear"): self = .clearButton(index)
    default: return nil
    }
  }
}
