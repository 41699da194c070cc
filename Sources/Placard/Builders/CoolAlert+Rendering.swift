import PlacardGraphics
public import PlacardModel

extension CoolAlert {
  /// The alert as a plain value.
  public var document: AlertDocument {
    var document = AlertDocument(style: style.name)
    if case .custom(let color) = style { document.customColor = color }
    document.content.title = title
    document.content.message = message
    document.content.buttons = buttons
    document.content.closeButton = closing
    document.content.icon = icon
    document.content.color = color
    document.content.progress = progress.map { $0.isFinite ? min(1, max(0, $0)) : $0 }
    document.content.custom = custom?.content ?? []
    document.content.fields = fields.map(\.field)
    document.content.timeout = timeout
    document.appearance = appearance.overrides
    document.environment = environment
    document.screen = screen
    return document
  }
}

extension CoolAlert.Style {
  /// The style's name in documents.
  var name: String {
    switch self {
    case .success: "success"
    case .error: "error"
    case .warning: "warning"
    case .info: "info"
    case .notice: "notice"
    case .question: "question"
    case .edit: "edit"
    case .wait: "wait"
    case .custom: "custom"
    }
  }
}
