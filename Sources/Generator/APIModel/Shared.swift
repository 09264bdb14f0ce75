/// A value that the copies of what holds it share: they count one reference instead of one for each of its parts.
final class Shared<Value: Equatable & Sendable>: Equatable, Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }

  /// Returns a changed copy, which leaves those who share this one alone.
  func changing(_ change: (inout Value) -> Void) -> Shared {
    var value = value
    change(&value)
    return Shared(value)
  }

  static func == (left: Shared, right: Shared) -> Bool {
    left === right || left.value == right.value
  }
}
