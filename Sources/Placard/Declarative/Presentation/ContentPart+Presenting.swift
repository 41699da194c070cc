extension ContentPart {
  /// Shows an alert while a binding is true.
  ///
  /// The binding is set back when the alert ends, however it does; an alert is taken away when the
  /// binding becomes false. It is shown only when the one before is gone.
  ///
  /// - Parameters:
  ///   - isPresented: whether the alert is shown.
  ///   - file: where this is written, which tells several alerts of one part apart.
  ///   - line: the line of that.
  ///   - column: the column of that.
  ///   - alert: makes the alert each time that it is shown.
  public func coolAlert(
    isPresented: Binding<Bool>, file: String = #fileID, line: Int = #line, column: Int = #column,
    _ alert: @escaping @MainActor () -> CoolAlert
  ) -> some ContentPart {
    PresentingPart(
      base: self,
      presentation: ScreenPresentation("\(file):\(line):\(column)", isPresented: isPresented) {
        alert()
      })
  }

  /// Shows an alert about an item while there is one.
  ///
  /// The binding is set to `nil` when the alert ends; another item takes the alert away and shows one
  /// about itself when that is gone.
  ///
  /// - Parameters:
  ///   - item: what the alert is about.
  ///   - file: where this is written, which tells several alerts of one part apart.
  ///   - line: the line of that.
  ///   - column: the column of that.
  ///   - alert: makes the alert about an item.
  public func coolAlert<Item: Identifiable>(
    item: Binding<Item?>, file: String = #fileID, line: Int = #line, column: Int = #column,
    _ alert: @escaping @MainActor (Item) -> CoolAlert
  ) -> some ContentPart {
    PresentingPart(
      base: self,
      presentation: ScreenPresentation("\(file):\(line):\(column)", item: item) { alert($0) })
  }

  /// Shows a system alert while a binding is true.
  ///
  /// Handlers of actions set the binding back; where they do not the stage does, and its log says so.
  /// The controller is looked up each time that it is shown, so one kept in a `State` can be replaced:
  /// while one is shown, another waits for the next time.
  ///
  /// - Parameters:
  ///   - isPresented: whether the alert is shown.
  ///   - alert: the controller.
  ///   - file: where this is written, which tells several alerts of one part apart.
  ///   - line: the line of that.
  ///   - column: the column of that.
  public func alert(
    isPresented: Binding<Bool>, alert: @autoclosure @escaping @MainActor () -> UIAlertController,
    file: String = #fileID, line: Int = #line, column: Int = #column
  ) -> some ContentPart {
    PresentingPart(
      base: self,
      presentation: ScreenPresentation(
        "\(file):\(line):\(column)", isPresented: isPresented, isLeftToHandlers: true
      ) { alert() })
  }
}
