extension InlineAlert {
  /// What an inline alert says and does.
  public struct Content {
    /// A button below the texts.
    public struct Button {
      /// What the button says.
      public var title: String
      /// What a tap does.
      public var action: @MainActor () -> Void

      /// Creates a button.
      public init(title: String, action: @escaping @MainActor () -> Void) {
        self.title = title
        self.action = action
      }
    }

    /// Heading.
    public var title: String
    /// Text below the title; `nil` for none.
    public var subtitle: String?
    /// The filled button; `nil` for none.
    public var buttonPrimary: Button?
    /// The button with an outline; `nil` for none.
    public var buttonSecondary: Button?
    /// What the cross does; without it there is no cross.
    public var dismissAction: (@MainActor () -> Void)?
    /// What screen readers call the cross.
    public var dismissTitle = "Dismiss"

    /// Creates content.
    public init(
      title: String, subtitle: String? = nil, buttonPrimary: Button? = nil,
      buttonSecondary: Button? = nil, dismissAction: (@MainActor () -> Void)? = nil
    ) {
      self.title = title
      self.subtitle = subtitle
      self.buttonPrimary = buttonPrimary
      self.buttonSecondary = buttonSecondary
      self.dismissAction = dismissAction
    }
  }
}
