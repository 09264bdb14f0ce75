import Foundation

/// Runs what blocks its thread on one of its own: tasks share few, and all other tests would wait.
func onOwnThread<Value: Sendable>(
  _ work: @escaping @Sendable () throws -> Value
) async throws -> Value {
  try await withCheckedThrowingContinuation { done in
    Thread.detachNewThread { done.resume(with: Result { try work() }) }
  }
}
