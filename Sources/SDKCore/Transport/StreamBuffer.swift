import Foundation

/// The bytes of a streamed body that have arrived and were not read yet.
///
/// Bounded. Where the task can be held back (Apple), it is; on Linux suspending a task restarts
/// it, so there the stream fails once the reader is too far behind.
///
/// Holding back and going on are entered with the lock held, so that they come in the order in
/// which they were decided: the other way round, the task would stay suspended for good.
final class StreamBuffer: Sendable {
  private struct State {
    var pending = Data()
    var received: Int64 = 0
    var isOver = false
    var failure: (any Error)?
    var reader: CheckedContinuation<Data?, any Error>?
    var isHeldBack = false
  }

  private let state = Locked(State())
  private let limit: Int
  private let control: any TaskControl

  init(limit: Int, control: any TaskControl) {
    self.limit = limit
    self.control = control
  }

  /// Adds what arrived. Of a task that is held back something may still be on its way: as much
  /// again as the limit, and the stream fails.
  func push(_ data: Data) {
    let (reader, isOverfull) = state.with {
      state -> (CheckedContinuation<Data?, any Error>?, Bool) in
      guard !state.isOver else { return (nil, false) }
      state.received += Int64(data.count)
      if let reader = state.reader {
        state.reader = nil
        return (reader, false)
      }
      state.pending.append(data)
      guard state.pending.count > limit else { return (nil, false) }
      guard control.canHoldBack else { return (nil, true) }
      if !state.isHeldBack {
        state.isHeldBack = true
        control.holdBack()
      }
      return (nil, state.pending.count > 2 * limit)
    }
    reader?.resume(returning: data)
    guard isOverfull else { return }
    finish(TransportError(.tooLarge, reason: "the body arrives faster than it is read"))
    control.cancel()
  }

  /// Ends the stream; what has arrived is still read, unless it failed. Later ends are ignored.
  func finish(_ error: (any Error)?, expecting length: Int64? = nil) {
    let reader = state.with { state -> CheckedContinuation<Data?, any Error>? in
      guard !state.isOver else { return nil }
      state.isOver = true
      state.failure = error
      if error == nil, let length, length != state.received {
        state.failure = TransportError.wrongLength
      }
      defer { state.reader = nil }
      return state.reader
    }
    guard let reader else { return }
    if let failure = state.with({ $0.failure }) {
      reader.resume(throwing: failure)
    } else {
      reader.resume(returning: nil)
    }
  }

  /// Returns all that has arrived, or what arrives next; nil after the end.
  func next() async throws -> Data? {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { reader in
        if let outcome = take(for: reader) { reader.resume(with: outcome) }
      }
    } onCancel: {
      cancel()
    }
  }

  /// Returns what a reader gets; nil when it has to wait.
  private func take(
    for reader: CheckedContinuation<Data?, any Error>
  ) -> Result<Data?, any Error>? {
    state.with { state in
      if !state.pending.isEmpty, !(state.failure is CancellationError) {
        if state.isHeldBack {
          state.isHeldBack = false
          control.goOn()
        }
        defer { state.pending = Data() }
        return .success(state.pending)
      }
      if let failure = state.failure { return .failure(failure) }
      if state.isOver { return .success(nil) }
      guard state.reader == nil else { return .failure(TransportError.secondReader) }
      state.reader = reader
      return nil
    }
  }

  func cancel() {
    finish(CancellationError())
    control.cancel()
  }

  /// Returns the reader's end. The exchange is cancelled once nobody holds it.
  func stream() -> ByteStream {
    let lease = Lease(buffer: self)
    return ByteStream { try await lease.buffer.next() }
  }

  private final class Lease: Sendable {
    let buffer: StreamBuffer

    init(buffer: StreamBuffer) { self.buffer = buffer }

    deinit { buffer.cancel() }
  }
}

extension TransportError {
  package static let wrongLength = TransportError(
    .truncated, reason: "the body is not as long as its header says")
  static let untrusted = TransportError(
    .tls, reason: "the server's certificate was refused by 'serverTrust'")
  fileprivate static let secondReader = TransportError(
    .other, reason: "a stream has one reader")
}
