public import PlacardGraphics
public import PlacardModel

/// The settings of a made-up app, drawn behind an alert: status bar, large title, grouped list and
/// tab bar in the measures of the system's own.
public struct AppScreen {
  private let screen: ScreenDescription
  private let environment: AlertEnvironment
  private var canvas: AppScreenCanvas

  /// Creates the drawing for a screen.
  ///
  /// - Parameters:
  ///   - measurer: lays out the labels.
  ///   - scale: pixels per point, to which hairlines and baselines are rounded.
  public init(
    _ screen: ScreenDescription, _ environment: AlertEnvironment, _ measurer: any TextMeasurer,
    scale: Double
  ) {
    self.screen = screen
    self.environment = environment
    canvas = AppScreenCanvas(width: screen.size.width, environment, measurer, scale: scale)
  }

  /// The drawing from bottom to top.
  ///
  /// - Throws: `DocumentError` for a symbol that the catalogue lacks.
  public func items() throws(DocumentError) -> [DisplayItem] {
    var copy = self
    try copy.draw()
    return copy.canvas.items
  }

  private mutating func draw() throws(DocumentError) {
    canvas.fill(Rect(origin: .zero, size: screen.size), .systemGroupedBackground)
    try drawList(below: try drawTitle())
    try drawTabBar()
    try drawStatusBar()
  }

  // MARK: Measures

  private var isGlass: Bool { environment.colors.generation == .glass }

  /// From the content's leading edge to its trailing edge, at most 700 points on wide screens.
  private var content: (x: Double, width: Double) {
    let isMirrored = canvas.isMirrored
    let left = isMirrored ? screen.safeArea.trailing : screen.safeArea.leading
    let room = max(0, screen.size.width - screen.safeArea.horizontal - 32)
    let width = min(700, room)
    return (left + 16 + (room - width) / 2, width)
  }

  /// Accessibility sizes are not followed: bars and rows would leave no room.
  private func size(_ style: TextStyle) -> Double {
    min(style.pointSize(at: environment.textSize), style.pointSize(at: .extraExtraExtraLarge))
  }

  private var rowHeight: Double { max(isGlass ? 52 : 44, size(.body) + 27) }

  // MARK: Parts

  /// Phones show the time beside the camera, others in small type at the screen's edge; a screen
  /// without room at its top has no status bar.
  private mutating func drawStatusBar() throws(DocumentError) {
    let top = screen.safeArea.top
    guard top >= 20 else { return }
    let isPhone = top >= 40
    let y = isPhone ? (top * 0.54).rounded() : top / 2
    let width = screen.size.width
    let edge = isPhone ? (width * 0.08).rounded() : 12
    canvas.text(
      "9:41", in: Rect(edge, y - 12, width / 3, 24), size: isPhone ? 17 : 12, weight: 600, .label)
    let side: Double = isPhone ? 22 : 16
    var x = width - edge - side / 2
    for name in ["battery.100", "wifi", "cellularbars"] {
      try canvas.symbol(name, center: Point(x, y), side: side, .label)
      x -= side + 2
    }
  }

  /// - Returns: where the list begins.
  private mutating func drawTitle() throws(DocumentError) -> Double {
    let (x, width) = content
    var y = screen.safeArea.top + 44
    canvas.text(
      "Edit", in: Rect(x, y - 44, width, 44), size: size(.body), .systemBlue, at: .trailing)
    let title = size(.largeTitle)
    canvas.text(
      "Settings", in: Rect(x, y, width, title * 1.22), size: title, weight: 700, .label)
    y += title * 1.22 + 8
    let field = Rect(x, y, width, max(36, size(.body) + 19))
    canvas.fill(field, radius: isGlass ? field.height / 2 : 10, .tertiarySystemFill)
    try canvas.symbol(
      "magnifyingglass", center: Point(x + 19, field.center.y), side: 20, .secondaryLabel)
    canvas.text(
      "Search", in: Rect(x + 35, y, width - 45, field.height), size: size(.body), .secondaryLabel)
    return (field.maxY + 20).rounded()
  }

  private mutating func drawList(below top: Double) throws(DocumentError) {
    var y = top
    let (x, width) = content
    for group in AppScreenRow.groups where y < screen.size.height {
      let height = rowHeight * Double(group.count)
      canvas.fill(
        Rect(x, y, width, height), radius: isGlass ? 26 : 10, .secondarySystemGroupedBackground)
      for (index, row) in group.enumerated() {
        try draw(row, in: Rect(x, y + rowHeight * Double(index), width, rowHeight))
        if index > 0 {
          canvas.hairline(
            x + 60, y + rowHeight * Double(index), length: width - (isGlass ? 76 : 60))
        }
      }
      y += height + (isGlass ? 28 : 35)
    }
  }

  private mutating func draw(_ row: AppScreenRow, in frame: Rect) throws(DocumentError) {
    let middle = frame.center.y
    let icon = Rect(frame.minX + 16, middle - 14.5, 29, 29)
    canvas.fill(icon, radius: 6.5, row.color)
    try canvas.symbol(row.symbol, center: icon.center, side: 20, .fixed(.white))
    var end = frame.maxX - 16
    switch row.accessory {
    case .toggle(let isOn):
      let track = Rect(end - 51, middle - 15.5, 51, 31)
      canvas.fill(track, radius: 15.5, isOn ? .systemGreen : .secondarySystemFill)
      let knob = Point(isOn ? track.maxX - 15.5 : track.minX + 15.5, middle)
      canvas.fill(Rect(center: knob, size: Size(27, 27)), radius: 13.5, .fixed(.white))
      end = track.minX - 8
    case .chevron(let value):
      let name = canvas.isMirrored ? "chevron.left" : "chevron.right"
      try canvas.symbol(name, center: Point(end - 4, middle), side: 17, .tertiaryLabel)
      end -= 16
      let room = Rect(end - frame.width / 3, frame.minY, frame.width / 3, frame.height)
      end -= canvas.text(value, in: room, size: size(.body), .secondaryLabel, at: .trailing) + 8
    }
    let start = frame.minX + 60
    canvas.text(
      row.title, in: Rect(start, frame.minY, end - start, frame.height), size: size(.body), .label)
  }

  private mutating func drawTabBar() throws(DocumentError) {
    let size = screen.size
    let top = size.height - screen.safeArea.bottom - 49
    canvas.fill(
      Rect(0, top, size.width, size.height - top),
      .pair(light: Color(rgb: 0xF9F9F9), dark: Color(rgb: 0x161616)))
    canvas.hairline(0, top, length: size.width)
    let (x, width) = content
    let step = width / Double(AppScreenRow.tabs.count)
    for (index, tab) in AppScreenRow.tabs.enumerated() {
      let isChosen = index == AppScreenRow.tabs.count - 1
      let color: DynamicColor = isChosen ? .systemBlue : .systemGray
      let middle = x + step * (Double(index) + 0.5)
      try canvas.symbol(tab.0, center: Point(middle, top + 19), side: 27, color)
      canvas.text(
        tab.1, in: Rect(middle - step / 2, top + 33, step, 14), size: 10, weight: 500, color,
        at: .center)
    }
    guard screen.safeArea.bottom >= 20 else { return }
    let indicator = Size(min(139, size.width * 0.36).rounded(), 5)
    canvas.fill(
      Rect(center: Point(size.width / 2, size.height - 10.5), size: indicator), radius: 2.5,
      .label)
  }
}
