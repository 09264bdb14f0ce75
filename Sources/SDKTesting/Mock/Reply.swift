public import Foundation
public import SDKCore

/// The reply of a mock: a response, or a failure of the exchange.
///
///     Reply.json(#"{"id": 1}"#).header("X-Total-Count", "100").delayed(by: .seconds(1))
public struct Reply: Sendable {
  enum Outcome: Sendable {
    case response(status: Int, body: Data)
    case failure(TransportError)
    /// One chunk after the other, then the failure, if there is one.
    case chunks(status: Int, [Data], failure: TransportError?)
  }

  var outcome: Outcome
  var headers: HTTPHeaders
  var delay: (@Sendable () async throws -> Void)?
  /// Runs before each chunk but the first.
  private var pause: (@Sendable () async throws -> Void)?

  /// JSON text.
  public static func json(_ text: String, status: Int = 200) -> Self {
    data(Data(text.utf8), contentType: "application/json", status: status)
  }

  /// A value as JSON, with dates as in RFC 3339.
  public static func encoding(
    _ value: some Encodable & Sendable, status: Int = 200
  ) throws -> Self {
    let body = try Coders.standard.bodyEncoder.encode(value)
    return data(body, contentType: "application/json", status: status)
  }

  /// A file of a bundle, named with its extension: `post.json`. The extension tells the type.
  ///
  /// - Throws: `FixtureError` when the bundle has no such file.
  public static func fixture(
    _ name: String, in bundle: Bundle, status: Int = 200
  ) throws -> Self {
    guard let url = bundle.url(forResource: name, withExtension: nil),
      let body = try? Data(contentsOf: url)
    else { throw FixtureError(name: name, likely: likelyFile(for: name, in: bundle)) }
    let types = ["json": "application/json", "xml": "text/xml", "txt": "text/plain"]
    let type = types[url.pathExtension.lowercased()] ?? "application/octet-stream"
    return data(body, contentType: type, status: status)
  }

  /// Returns the path of a file that has the same name in another folder, or with another extension. The main
  /// bundle of a test can be a folder with a whole build, so not all of it is searched.
  private static func likelyFile(for name: String, in bundle: Bundle) -> String? {
    guard let folder = bundle.resourceURL,
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else { return nil }
    func stem(_ path: String) -> String {
      URL(filePath: path).deletingPathExtension().lastPathComponent
    }
    for case let file as URL in files.lazy.prefix(1000)
    where stem(file.path) == stem(name) && !file.hasDirectoryPath {
      return file.pathComponents.suffix(files.level).joined(separator: "/")
    }
    return nil
  }

  /// Any text.
  public static func text(
    _ text: String, contentType: String = "text/plain; charset=utf-8", status: Int = 200
  ) -> Self {
    data(Data(text.utf8), contentType: contentType, status: status)
  }

  /// Any bytes; nil: no `Content-Type`.
  public static func data(_ data: Data, contentType: String?, status: Int = 200) -> Self {
    Self(
      outcome: .response(status: status, body: data),
      headers: contentType.map { ["Content-Type": $0] } ?? [:])
  }

  /// A status without a body.
  public static func status(_ status: Int) -> Self {
    data(Data(), contentType: nil, status: status)
  }

  /// A body in pieces, as a stream sees them. The pieces of an event stream are of the type `text/event-stream`.
  ///
  /// - `interval`: between the pieces, on `clock`.
  /// - `failure`: what happens after the last, instead of the end.
  public static func chunks(
    _ chunks: [Data], contentType: String? = "application/octet-stream", status: Int = 200,
    every interval: Duration = .zero, on clock: any Clock<Duration> = ContinuousClock(),
    thenFailing failure: TransportError.Code? = nil
  ) -> Self {
    var reply = data(Data(), contentType: contentType, status: status)
    reply.outcome = .chunks(
      status: status, chunks, failure: failure.map { TransportError($0) })
    if interval > .zero { reply.pause = { try await clock.sleep(for: interval.sleepable) } }
    return reply
  }

  /// An event stream, of this text.
  public static func events(
    _ text: String, thenFailing failure: TransportError.Code? = nil
  ) -> Self {
    chunks([Data(text.utf8)], contentType: "text/event-stream", thenFailing: failure)
  }

  /// No response.
  public static func failure(_ error: TransportError) -> Self {
    Self(outcome: .failure(error), headers: [:])
  }

  /// No response, for this reason.
  public static func failure(_ code: TransportError.Code) -> Self {
    failure(TransportError(code))
  }

  /// Returns the reply with a header more, in place of one of that name.
  public func header(_ name: String, _ value: String) -> Self {
    var reply = self
    reply.headers.remove(name)
    reply.headers.append(name, value)
    return reply
  }

  /// Returns the reply after a while on `clock`, or as soon as the call is cancelled.
  public func delayed(
    by duration: Duration, on clock: any Clock<Duration> = ContinuousClock()
  ) -> Self {
    after { try await clock.sleep(for: duration.sleepable) }
  }

  /// Returns the reply once `gate` has returned: for tests that decide the moment.
  public func after(_ gate: @escaping @Sendable () async throws -> Void) -> Self {
    var reply = self
    reply.delay = gate
    return reply
  }
}

/// A fixture that is not there.
public struct FixtureError: Error, Hashable, Sendable, CustomStringConvertible {
  public let name: String
  /// A file that the bundle has, and that may be meant.
  let likely: String?

  public var description: String {
    "the bundle has no file '\(name)'" + (likely.map { "; did you mean '\($0)'?" } ?? "")
  }
}

extension FixtureError: LocalizedError {
  public var errorDescription: String? { description }
}

extension Reply {
  /// Status and body, the body where the caller wants it.
  func body(
    for request: HTTPRequest, _ receiving: Receiving
  ) async throws(TransportError) -> (Int, HTTPResponse.Body) {
    let limit = request.options.effectiveMaxResponseBytes
    switch outcome {
    case .failure(let error): throw error
    case .response(let status, let body):
      return (status, try receiving.body(body, status: status, limit: limit))
    case .chunks(let status, let chunks, let failure):
      if case .stream = receiving, (200..<300).contains(status) {
        return (status, .stream(stream(chunks, failure)))
      }
      if let failure { throw failure }
      return (status, try receiving.body(Data(chunks.joined()), status: status, limit: limit))
    }
  }

  private func stream(_ chunks: [Data], _ failure: TransportError?) -> ByteStream {
    let next = Locked(0)
    let pause = pause
    return ByteStream {
      let index = next.with { next in
        defer { next += 1 }
        return next
      }
      if index > 0, index < chunks.count { try await pause?() }
      if index < chunks.count { return chunks[index] }
      if let failure { throw failure }
      return nil
    }
  }
}

extension HTTPResponse.Body {
  /// The number of bytes that have arrived.
  var size: Int {
    switch self {
    case .data(let data): data.count
    case .stream: 0
    case .file(let url):
      (try? url.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
    }
  }
}
