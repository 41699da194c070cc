public import PlacardGraphics

/// An alert as a plain value: what Swift code, JSON files and the command line share.
public struct AlertDocument: Hashable, Sendable {
  /// Which alert system draws it, for instance `coolAlert`.
  public var kind: String
  /// The style's name.
  public var style: String
  /// The colour of the style `custom`.
  public var customColor: DynamicColor?
  /// Texts, buttons and state.
  public var content: AlertContent
  /// Properties that differ from the family's defaults, as a JSON object.
  public var appearance: JSONNode
  /// How it comes on the screen; `nil` is the family's own way.
  public var animation: EntranceAnimation?
  /// The screen that it is shown on.
  public var screen: ScreenDescription
  /// What the user has set on the device.
  public var environment: AlertEnvironment
  /// How the picture is cut and scaled.
  public var output: OutputDescription
  /// What has become of the alert at the instant of a still picture.
  ///
  /// `nil` is the alert at rest in which nothing has happened yet. On a stage it begins there in any
  /// case.
  public var state: AlertState?
  /// What a script does to the alert once it is shown.
  public var script: [ScriptStep] = []
  /// Keys of the document that are valid but have no effect on a still picture yet.
  public var keysWithoutEffect: [String]

  /// Creates a document with every other part at its default.
  public init(kind: String = "coolAlert", style: String, content: AlertContent = AlertContent()) {
    self.kind = kind
    self.style = style
    self.content = content
    customColor = nil
    appearance = JSONNode(.object([]))
    screen = ScreenDescription()
    environment = AlertEnvironment()
    output = OutputDescription()
    keysWithoutEffect = []
  }
}
