import Foundation
public import SDKCore

extension APIClient {
  /// Returns with the head of a 2xx response; `body` is then read from `HTTPResponse.stream`.
  ///
  /// The deadline ends with the head; `timeout` stays the longest silence. Letting go of the
  /// response cancels the exchange.
  public func stream(
    _ endpoint: some Endpoint, options: RequestOptions = .init()
  ) async throws -> HTTPResponse {
    let (response, body) = try await open(endpoint, options, type: "*/*")
    let http = response.received.http
    return HTTPResponse(
      status: http.status, headers: http.headers, body: .stream(body), url: http.url,
      source: http.source, metrics: http.metrics)
  }

  /// Returns the lines of a response, each a JSON value; empty lines are skipped. A JSON text
  /// sequence (RFC 7464) is read as well, by its `Content-Type`; of that, what is not JSON was cut
  /// off by its writer and is skipped.
  ///
  /// Nothing is sent before the first is asked for. A cancelled task sees the stream end.
  public func lines<Value: Decodable & Sendable>(
    _ endpoint: some Endpoint, as type: Value.Type, options: RequestOptions = .init()
  ) -> AsyncThrowingStream<Value, any Error> {
    lines(endpoint, options) { response, line in try response.decode(type, line) }
  }

  /// Returns the lines of a response, each a JSON value in a format of its own. Otherwise as
  /// `lines(_:as:options:)`.
  public func lines<Value: Sendable>(
    _ endpoint: some Endpoint, format: ValueFormat<Value>, options: RequestOptions = .init()
  ) -> AsyncThrowingStream<Value, any Error> {
    lines(endpoint, options) { response, line in try response.decode(format, line) }
  }

  private func lines<Value: Sendable>(
    _ endpoint: some Endpoint, _ options: RequestOptions,
    reading read: @escaping @Sendable (StreamedResponse, Data) throws -> Value
  ) -> AsyncThrowingStream<Value, any Error> {
    let source = LineSource<Value>(
      { [self] in
        try await open(endpoint, options, type: ExpectedResponse.lines) { response in
          try response.check({ $0 != "text/html" }, "JSON lines")
        }
      }, read: read)
    return AsyncThrowingStream { try await source.next() }
  }

  /// Returns the head of a response that passes a check, and its body.
  func open(
    _ endpoint: any Endpoint, _ options: RequestOptions, type: String,
    check: (StreamedResponse) throws -> Void = { _ in }
  ) async throws -> (StreamedResponse, ByteStream) {
    try await call(
      endpoint, options: options, expecting: .streamed(type: type), receiving: .stream
    ) { received in
      var response = StreamedResponse(received, reader)
      try check(response)
      var body = received.http.stream
      if case .stream = received.http.body, let reporter {
        (body, response.watch) = reporter.reporting(
          body, of: received.http, to: received.request.summary, in: received.call)
      }
      received.call.noteStreaming()
      return (response, response.reading(body))
    }
  }
}
