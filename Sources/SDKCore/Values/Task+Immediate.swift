import Dispatch

extension Task where Failure == Never {
  /// Begins on the caller's thread, up to where the operation first waits: no other thread has to
  /// be woken for it. Where the system cannot do that, an ordinary task.
  ///
  /// Generic, and with the operation as `Task` takes it: closures of another form would be wrapped, an
  /// allocation each.
  @inline(__always)
  static func beginning(
    _ operation: sending @escaping @isolated(any) () async -> Success
  ) -> Task {
    #if compiler(>=6.2)
      if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
        // Without naming the usual executor, the first asynchronous function that the operation
        // calls moves to another thread, which costs 20 µs instead of one.
        return Task.immediate(executorPreference: globalConcurrentExecutor, operation: operation)
      }
    #endif
    return Task(operation: operation)
  }
}

extension Task {
  /// Cancels on a thread that may block, since that runs the handlers of whatever the task waits for.
  ///
  /// The thread is that of a queue of its own: where one of a global queue blocks, Dispatch on Linux
  /// starts another only after a second, and Swift's tasks run on these, too.
  func cancelApart() { DispatchQueue(label: "SDKRuntime.cancelling").async { cancel() } }
}
