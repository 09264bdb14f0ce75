public import Foundation

/// The bytes of a request's body: in memory, in a file that is read while it is sent, or made bit by
/// bit.
///
/// An endpoint says in a `RequestBody` what it sends: a value as JSON, a form, parts. An `HTTPBody` is
/// what becomes of that, and what callers of endpoints with bytes pass themselves. The body of a
/// response is an `HTTPResponse.Body`.
public enum HTTPBody: Sendable, CustomReflectable {
  case none
  case data(Data)
  /// A file on this machine, sent from disk, so that memory stays small; it must not change until the
  /// call has ended.
  case file(URL)
  /// Chunks as they are made. Each attempt asks for them anew, so a factory that can give them
  /// only once must throw the second time; the call then ends as the attempt before did.
  case stream(StreamFactory, length: Int?)

  /// Gives the chunks of a body from the first on.
  public typealias StreamFactory = @Sendable () throws -> AsyncThrowingStream<Data, any Error>

  /// Chunks as they are made; `make` is called for each attempt. A `length` that turns out wrong
  /// fails the call before anything is sent.
  ///
  /// `URLSessionTransport` collects them in a temporary file first, so memory stays small, but
  /// sending begins only after the last.
  public static func stream(length: Int? = nil, _ make: @escaping StreamFactory) -> Self {
    .stream(make, length: length)
  }

  public var customMirror: Mirror { Mirror(self, children: []) }
}
