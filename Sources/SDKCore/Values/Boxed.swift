/// A value held by reference, so that a model can contain itself. Copies share the value, which
/// never changes: to change it, make another box.
public struct Boxed<Value: Sendable>: Sendable {
  private final class Storage: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private let storage: Storage

  public init(_ value: Value) { storage = Storage(value) }

  /// Creates no box for nil.
  public init?(_ value: Value?) {
    guard let value else { return nil }
    self.init(value)
  }

  public var value: Value { storage.value }
}

extension Boxed: Equatable where Value: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.storage === right.storage || left.value == right.value
  }
}

extension Boxed: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
