public import Foundation

/// A body that is read while it arrives, once and by one reader.
///
/// It ends only after the whole body; a cut one throws. A cancelled reader gets a
/// `CancellationError`, which an `AsyncThrowingStream` would swallow. Letting go of the stream
/// cancels the exchange.
public struct ByteStream: AsyncSequence, Sendable {
  public typealias Element = Data

  public struct Iterator: AsyncIteratorProtocol, Sendable {
    fileprivate let read: @Sendable () async throws -> Data?

    public mutating func next() async throws -> Data? {
      try Task.checkCancellation()
      return try await read()
    }
  }

  private let read: @Sendable () async throws -> Data?
  /// The steps of the exchange; complete once the body is.
  var networkMetrics: (@Sendable () -> NetworkMetrics)?

  /// - `read`: the next chunk, nil after the last.
  public init(_ read: @escaping @Sendable () async throws -> Data?) { self.read = read }

  /// A body that is already there.
  public init(_ data: Data) {
    let rest = Locked<Data?>(data.isEmpty ? nil : data)
    self.init {
      rest.with { rest in
        defer { rest = nil }
        return rest
      }
    }
  }

  public func makeAsyncIterator() -> Iterator { Iterator(read: read) }

  /// Returns the same chunks; `observe` is told of each, of the end (nil) and of a failure.
  func observing(
    _ observe: @escaping @Sendable (Result<Data?, any Error>) -> Void
  ) -> ByteStream {
    let read = read
    return ByteStream {
      do {
        let chunk = try await read()
        observe(.success(chunk))
        return chunk
      } catch {
        observe(.failure(error))
        throw error
      }
    }
  }

  /// Returns the same chunks, with errors in the words of `translate`.
  package func mappingErrors(_ translate: @escaping @Sendable (any Error) -> any Error)
    -> ByteStream
  {
    let read = read
    return ByteStream {
      do {
        return try await read()
      } catch {
        throw translate(error)
      }
    }
  }
}

extension ByteStream: CustomReflectable {
  public var customMirror: Mirror { Mirror(self, children: []) }
}
