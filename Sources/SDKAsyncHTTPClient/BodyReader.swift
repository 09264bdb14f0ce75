#if AsyncHTTPClient
  import AsyncHTTPClient
  import NIOCore
  import SDKCore

  /// The body of a response, read by one reader; letting go of it ends the exchange.
  actor BodyReader {
    /// The length in bytes, as the header says; nil where it does not say, or the body is
    /// compressed.
    nonisolated let length: Int?
    private var iterator: HTTPClientResponse.Body.AsyncIterator?
    private var isReading = false
    private var received = 0
    private let idleTimer: IdleTimer

    init(_ body: HTTPClientResponse.Body, length: Int?, idleTimer: IdleTimer) {
      self.length = length
      self.idleTimer = idleTimer
      iterator = body.makeAsyncIterator()
    }

    /// Returns the next chunk, nil after the last.
    ///
    /// - Throws: What AsyncHTTPClient throws, and `.truncated` when the body is not as long as its
    ///   header says.
    func next() async throws -> ByteBuffer? {
      guard !isReading else { throw TransportError(.other, reason: "a stream has one reader") }
      guard var iterator else { return nil }
      isReading = true
      defer { isReading = false }
      let chunk: ByteBuffer?
      do {
        chunk = try await iterator.next(isolation: self)
      } catch {
        self.iterator = nil
        let failure = TransportError(asyncHTTPClient: error)
        throw failure.code == .connectionLost ? failure.afterHead : error
      }
      // A cancelled reader may see the body end.
      try Task.checkCancellation()
      idleTimer.reset()
      received += chunk?.readableBytes ?? 0
      guard chunk != nil else {
        self.iterator = nil
        guard length == nil || length == received else { throw TransportError.wrongLength }
        return nil
      }
      self.iterator = iterator
      return chunk
    }
  }
#endif
