/// The one guard against documents that nest without end: how many schemas are being followed into
/// each other.
final class Nesting {
  /// Real documents stay below 20.
  static let maximum = 96

  private var depth = 0

  /// Runs `body` one schema further in; nil beyond the limit.
  func deeper<Value>(_ body: () -> Value) -> Value? {
    guard depth < Self.maximum else { return nil }
    depth += 1
    defer { depth -= 1 }
    return body()
  }
}

/// The results of a question about schemas, each found once.
///
/// Unions that lead to each other would be walked in exponentially many ways otherwise. A schema
/// that leads back to itself, or nests too deep, adds `nothing` to its result.
final class Memo<Key: Hashable, Value> {
  private let nesting: Nesting
  private let nothing: Value
  private var known: [Key: Value] = [:]

  init(_ nesting: Nesting, nothing: Value) {
    self.nesting = nesting
    self.nothing = nothing
  }

  func value(for key: Key, find: () -> Value) -> Value {
    if let value = known[key] { return value }
    known[key] = nothing
    let found = nesting.deeper(find)
    known[key] = found
    return found ?? nothing
  }
}
