import PlacardGraphics
import PlacardLayout
import PlacardModel

/// The measures of a system alert in one style and one generation (facts: UIAlertController); lengths
/// in points.
struct UIAlertLook {
  /// Width of the card; accessibility sizes take 379 where the screen allows.
  var width: Double
  /// Corner radius of the card.
  var radius: Double
  /// Whether actions are capsules on glass; if not they are rows parted by hairlines.
  var hasCapsules: Bool
  /// Whether cancel stands on a card of its own.
  var partsCancel: Bool
  var titleFont: FontDescription
  var messageFont: FontDescription
  var titleColor: DynamicColor
  var messageColor: DynamicColor
  /// Where lines of text stand.
  var alignment: TextNode.Alignment
  /// Space round title, message and fields.
  var textPadding: Insets
  /// Title to message.
  var titleGap: Double
  var buttonFont: FontDescription
  /// Weight of an action that is emphasized by bold letters.
  var strongWeight: Int
  /// Height of an action's row.
  var buttonHeight: Double
  var fieldFont: FontDescription
  var fieldHeight: Double
  var fieldRadius: Double
  /// Texts to fields.
  var fieldGap: Double
  /// Between fields.
  var fieldSpacing: Double

  /// Space round capsules, and between them.
  static let capsuleMargin = 16.0
  static let capsuleSpacing = 8.0

  /// The measures of a style.
  ///
  /// - Parameters:
  ///   - isPopover: whether a sheet stands in a popover.
  ///   - width: the width that the screen offers.
  static func look(
    _ style: UIAlertStyle, _ generation: SystemGeneration, isPopover: Bool, textSize: TextSize,
    width: Double
  ) -> UIAlertLook {
    var look =
      switch (style, generation) {
      case (.alert, .classic): classic
      case (.actionSheet, .classic): classicSheet
      case (_, .glass): glass
      }
    switch style {
    case .alert: if textSize.isAccessibility { look.width = 379 }
    case .actionSheet:
      look.width = isPopover ? (generation == .glass ? 320 : 304) : width
      if isPopover { look.partsCancel = false }
    }
    look.width = min(look.width, width)
    look.grow(to: textSize)
    return look
  }

  /// Row heights are those that a device shows at each text size; what is higher at the default
  /// size grows by as much.
  private mutating func grow(to textSize: TextSize) {
    let rows = [44, 44, 44, 44, 47, 49.5, 51.5, 67.5, 79.5, 96, 112.5, 125.5]
    let more = rows[textSize.index] - 44
    buttonHeight += more
    fieldHeight += fieldFont.pointSize(at: textSize) - fieldFont.size
  }

  private static let classic = UIAlertLook(
    width: 270, radius: 13, hasCapsules: false, partsCancel: false,
    titleFont: FontDescription(size: 17, weight: 600, textStyle: .headline),
    messageFont: FontDescription(size: 13, textStyle: .footnote), titleColor: .label,
    messageColor: .label, alignment: .center, textPadding: Insets(horizontal: 16, vertical: 20),
    titleGap: 4, buttonFont: FontDescription(size: 17, textStyle: .body), strongWeight: 600,
    buttonHeight: 44, fieldFont: FontDescription(size: 13, textStyle: .footnote), fieldHeight: 28,
    fieldRadius: 6, fieldGap: 16, fieldSpacing: 0)

  private static let classicSheet: UIAlertLook = {
    var look = classic
    look.partsCancel = true
    look.titleFont = FontDescription(size: 13, weight: 600, textStyle: .footnote)
    look.titleColor = .secondaryLabel
    look.messageColor = .secondaryLabel
    look.textPadding = Insets(horizontal: 16, vertical: 14)
    look.titleGap = 6
    look.buttonFont = FontDescription(size: 20, textStyle: .title3)
    look.buttonHeight = 57
    return look
  }()

  private static let glass = UIAlertLook(
    width: 320, radius: 35, hasCapsules: true, partsCancel: false,
    titleFont: FontDescription(size: 17, weight: 600, textStyle: .headline),
    messageFont: FontDescription(size: 15, textStyle: .subheadline), titleColor: .label,
    messageColor: .faded(.label, 0.72), alignment: .natural,
    textPadding: Insets(top: 22, leading: 30, bottom: 5, trailing: 30), titleGap: 8,
    buttonFont: FontDescription(size: 17, weight: 500, textStyle: .body), strongWeight: 500,
    buttonHeight: 48, fieldFont: FontDescription(size: 17, textStyle: .body), fieldHeight: 44,
    fieldRadius: 16, fieldGap: 14, fieldSpacing: 8)
}
