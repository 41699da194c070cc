/// A value that a screen or an alert shows and that controls change; `$value` is its `Binding`.
///
/// Copies share the value. What is written is seen when the stage next lets the program's code rest.
@MainActor
@propertyWrapper
public struct State<Value> {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let box: Box

  /// Creates the value.
  public init(wrappedValue: Value) { box = Box(wrappedValue) }

  /// The value.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let box = box
    return Binding(get: { box.value }, set: { box.value = $0 })
  }
}
