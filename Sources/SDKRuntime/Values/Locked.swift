import Foundation

/// A value behind a lock.
///
/// `Mutex` would do, but needs macOS 15. `@unchecked` is sound because `value` is touched only
/// while the lock is held, and what `with` returns is sendable.
package final class Locked<Value>: @unchecked Sendable {
  private var value: Value
  private let lock = NSLock()

  package init(_ value: sending Value) { self.value = value }

  /// Runs `body` with the lock held. Never call out of it.
  package func with<Result: Sendable, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
