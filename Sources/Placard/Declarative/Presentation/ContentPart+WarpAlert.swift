extension ContentPart {
  /// Shows a dialog of Warp while a binding is true, in the look of the system's alerts.
  ///
  /// It is modal: a tap beside it and a swipe do nothing. Every action sets the binding back.
  ///
  /// - Parameters:
  ///   - title: the heading.
  ///   - message: the text below it; `nil` for none.
  ///   - actions: the buttons; one of style `cancel` is the safe way out and should be there.
  ///   - isPresented: whether the dialog is shown.
  ///   - file: where this is written, which tells several alerts of one part apart.
  ///   - line: the line of that.
  ///   - column: the column of that.
  public func warpAlert(
    title: @autoclosure @escaping @MainActor () -> String,
    message: @autoclosure @escaping @MainActor () -> String? = nil,
    actions: @autoclosure @escaping @MainActor () -> [WarpDialog.Action],
    isPresented: Binding<Bool>, file: String = #fileID, line: Int = #line, column: Int = #column
  ) -> some ContentPart {
    warpAlert(
      title: title(), message: message(), actions: actions(), isPresented: isPresented,
      file: file, line: line, column: column, content: {})
  }

  /// Shows a dialog of Warp with content of one's own above its actions, such as a `TextField`.
  ///
  /// Parameters as without content.
  public func warpAlert(
    title: @autoclosure @escaping @MainActor () -> String,
    message: @autoclosure @escaping @MainActor () -> String? = nil,
    actions: @autoclosure @escaping @MainActor () -> [WarpDialog.Action],
    isPresented: Binding<Bool>, file: String = #fileID, line: Int = #line, column: Int = #column,
    @ContentBuilder content: @escaping @MainActor () -> [BoundElement]
  ) -> some ContentPart {
    PresentingPart(
      base: self,
      presentation: ScreenPresentation("\(file):\(line):\(column)", isPresented: isPresented) {
        WarpDialog(title: title(), message: message(), actions: actions()).content(content)
      })
  }
}
