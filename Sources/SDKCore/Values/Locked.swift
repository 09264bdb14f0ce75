#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(Darwin)
  import Darwin
#endif

/// A value behind a lock: one allocation, where `NSLock` takes five on Linux; most calls make some.
///
/// `Mutex` would do, but needs macOS 15, and ThreadSanitizer does not know it. `@unchecked` is
/// sound because the value is touched only while the lock is held, and what `with` returns is
/// sendable.
package struct Locked<Value>: @unchecked Sendable {
  private let storage: ManagedBuffer<Value, pthread_mutex_t>

  package init(_ value: sending Value) {
    storage = LockedStorage.create(minimumCapacity: 1) { _ in value }
    storage.withUnsafeMutablePointerToElements { lock in
      lock.initialize(to: pthread_mutex_t())
      pthread_mutex_init(lock, nil)
    }
  }

  /// Runs `body` with the lock held. Never call out of it.
  package func with<Result: Sendable, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try storage.withUnsafeMutablePointers { (value, lock) throws(Failure) -> Result in
      pthread_mutex_lock(lock)
      defer { pthread_mutex_unlock(lock) }
      return try body(&value.pointee)
    }
  }
}

extension Locked: CustomReflectable {
  /// Whoever dumps what holds it may not hold the lock, and the value may be a secret.
  package var customMirror: Mirror { Mirror(self, children: []) }
}

/// A lock may not move in memory, so it lies beside the value, in an object.
private final class LockedStorage<Value>: ManagedBuffer<Value, pthread_mutex_t> {
  deinit {
    withUnsafeMutablePointers { value, lock in
      pthread_mutex_destroy(lock)
      lock.deinitialize(count: 1)
    }
  }
}
