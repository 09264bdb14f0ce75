import Dispatch
package import Testing

/// Tests that compute for long run on a thread of their own, one at a time.
///
/// The pool that runs all other tasks has as many threads as there are processors. Tests that occupy
/// them delay each step of the calls that other tests make, some of which measure time.
package struct OwnThreadTrait: SuiteTrait, TestTrait, TestScoping {
  package var isRecursive: Bool { true }

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else {
      return try await function()
    }
    try await withTaskExecutorPreference(OwnThread.shared) { try await function() }
  }
}

extension Trait where Self == OwnThreadTrait {
  /// For tests that compute for more than a second.
  package static var ownThread: Self { Self() }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private final class OwnThread: TaskExecutor {
  static let shared = OwnThread()
  private let queue = DispatchQueue(label: "tests that compute for long")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
