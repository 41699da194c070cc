extension InlineAlert {
  /// Whose tokens an inline alert takes.
  public enum Variant: String, Hashable, Sendable, CaseIterable {
    /// General information and tips.
    case info
    /// Cautionary messages.
    case warning
    /// Error messages and critical alerts.
    case danger
    /// Confirmation and success messages.
    case success
    /// A plain surface for styles of one's own.
    case plain
  }

  /// A style: a function that sets up an inline alert.
  ///
  /// ```swift
  /// let rounded = InlineAlert.Style { $0.appearance.cornerRadius = CornerRadii(24) }
  /// let alert = InlineAlert(content: .init(title: "Saved"), style: .success <> rounded)
  /// ```
  public struct Style: Sendable {
    /// Sets up an alert.
    public let apply: @MainActor (InlineAlert) -> Void

    /// Creates a style of a function.
    public init(_ apply: @escaping @MainActor (InlineAlert) -> Void) { self.apply = apply }

    /// General information and tips.
    public static var info: Style { Style { $0.variant = .info } }
    /// Cautionary messages.
    public static var warning: Style { Style { $0.variant = .warning } }
    /// Error messages and critical alerts.
    public static var danger: Style { Style { $0.variant = .danger } }
    /// Confirmation and success messages.
    public static var success: Style { Style { $0.variant = .success } }
    /// A plain surface for styles of one's own.
    public static var plain: Style { Style { $0.variant = .plain } }

    /// One style, then another one over it.
    public static func <> (first: Style, second: Style) -> Style {
      Style { alert in
        first.apply(alert)
        second.apply(alert)
      }
    }
  }
}

/// Puts two styles together: the left one first, the right one over it.
infix operator <> : AdditionPrecedence
