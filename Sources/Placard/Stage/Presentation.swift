import PlacardModel
import PlacardRuntime

/// One showing of an alert on a stage.
@MainActor
final class Presentation {
  let id: AlertID
  /// Kept alive from the call of `show` until the exit is over.
  let alert: any PresentedAlert
  /// How it looks, apart from what it says.
  var document: AlertDocument
  /// Code that waits for the answer.
  var waiters: [(id: Int, task: StageTask?, continuation: CheckedContinuation<AlertResult, Never>)]
  /// The action that runs.
  var action: StageTask?
  /// How many actions were started, so that one that comes late is known as such.
  var actionCount = 0
  var result: AlertResult?

  init(_ id: AlertID, _ alert: any PresentedAlert, _ document: AlertDocument) {
    self.id = id
    self.alert = alert
    self.document = document
    waiters = []
  }
}
