#if AsyncHTTPClient
  import Foundation
  import NIOCore
  import SDKCore

  /// The reason why a request's body could not be produced.
  struct BodyFailure: Error {
    let underlying: any Error

    init(_ underlying: any Error) { self.underlying = underlying }
  }

  /// The chunks of a request's body as AsyncHTTPClient takes them.
  struct RequestChunks<Chunks: AsyncSequence & Sendable>: AsyncSequence, Sendable
  where Chunks.Element == Data {
    private let chunks: Chunks
    private let report: @Sendable (_ sent: Int) -> Void

    init(_ chunks: Chunks, report: @escaping @Sendable (_ sent: Int) -> Void) {
      self.chunks = chunks
      self.report = report
    }

    func makeAsyncIterator() -> Iterator {
      Iterator(chunks: chunks.makeAsyncIterator(), report: report)
    }

    struct Iterator: AsyncIteratorProtocol {
      var chunks: Chunks.AsyncIterator
      let report: @Sendable (Int) -> Void
      var sent = 0

      init(chunks: Chunks.AsyncIterator, report: @escaping @Sendable (Int) -> Void) {
        self.chunks = chunks
        self.report = report
      }

      mutating func next() async throws -> ByteBuffer? {
        do {
          guard let chunk = try await chunks.next() else { return nil }
          // What was asked for before has been sent.
          sent += chunk.count
          report(sent)
          return ByteBuffer(bytes: chunk)
        } catch {
          throw BodyFailure(error)
        }
      }
    }
  }

  /// A file in chunks of 64 KiB.
  struct FileChunks: AsyncSequence, AsyncIteratorProtocol, Sendable {
    let file: FileBody

    func makeAsyncIterator() -> Self { self }

    mutating func next() async throws -> Data? {
      var chunk = Data(count: 65_536)
      let count = chunk.withUnsafeMutableBytes { file.read(into: $0) }
      guard count >= 0 else { throw TransportError.unreadableFile }
      return count > 0 ? chunk.prefix(count) : nil
    }
  }
#endif
