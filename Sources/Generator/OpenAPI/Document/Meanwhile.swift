import Foundation

/// Work that another core does while this one goes on with its own.
final class Meanwhile<Value: Sendable>: Sendable {
  private let result = Result()

  /// Recursion goes as deep as on the main thread.
  private static var stackSize: Int { 8 << 20 }

  init(_ work: @escaping @Sendable () -> Value) {
    let thread = Thread { [result] in result.set(work()) }
    thread.stackSize = Self.stackSize
    thread.start()
  }

  /// What the work led to, once it is done.
  var value: Value { result.value }

  /// The condition makes it safe to share.
  private final class Result: @unchecked Sendable {
    private let condition = NSCondition()
    private var known: Value?

    func set(_ value: Value) {
      condition.withLock {
        known = value
        condition.broadcast()
      }
    }

    var value: Value {
      condition.withLock {
        while true {
          if let known { return known }
          condition.wait()
        }
      }
    }
  }
}
