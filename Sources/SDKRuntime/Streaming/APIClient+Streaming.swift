public import Foundation

extension APIClient {
  /// Returns with the head of a 2xx answer; `body` is then read from `HTTPResponse.stream`.
  ///
  /// The deadline ends with the head; `timeout` stays the longest silence. Letting go of the
  /// response cancels the exchange.
  public func stream(
    _ endpoint: some Endpoint, options: RequestOptions = .init()
  ) async throws -> HTTPResponse {
    let streamed = try await open(endpoint, options, type: "*/*")
    let http = streamed.answer.response
    return HTTPResponse(
      status: http.status, headers: http.headers, body: .stream(streamed.body), url: http.url,
      source: http.source, metrics: http.metrics)
  }

  /// The lines of an answer, each a JSON value; empty lines are skipped.
  ///
  /// Nothing is sent before the first is asked for. A cancelled task sees the stream end.
  public func lines<Value: Decodable & Sendable>(
    _ endpoint: some Endpoint, as type: Value.Type, options: RequestOptions = .init()
  ) -> AsyncThrowingStream<Value, any Error> {
    lines(endpoint, options) { answer, line in try answer.decode(type, line) }
  }

  /// The lines of an answer, each a JSON value in a format of its own. Otherwise as
  /// `lines(_:as:options:)`.
  public func lines<Value: Sendable>(
    _ endpoint: some Endpoint, format: ValueFormat<Value>, options: RequestOptions = .init()
  ) -> AsyncThrowingStream<Value, any Error> {
    lines(endpoint, options) { answer, line in try answer.decode(format, line) }
  }

  private func lines<Value: Sendable>(
    _ endpoint: some Endpoint, _ options: RequestOptions,
    reading read: @escaping @Sendable (StreamedAnswer, Data) throws -> Value
  ) -> AsyncThrowingStream<Value, any Error> {
    let source = LineSource<Value>(
      { [self] in
        let streamed = try await open(endpoint, options, type: "application/x-ndjson")
        try streamed.check({ $0 != "text/html" }, "JSON lines")
        return streamed
      }, read: read)
    return AsyncThrowingStream { try await source.next() }
  }

  /// Puts the body of a 2xx answer into a file, in place of one that is there; the value is where.
  ///
  /// The file appears once the body is whole. `maxResponseBytes` does not apply.
  public func download(
    _ endpoint: some Endpoint, to file: URL, progress: ProgressHandler? = nil,
    options: RequestOptions = .init()
  ) async throws -> APIResponse<URL> {
    var options = options
    if let progress { options.progress = progress }
    let answer = try await exchange(endpoint, options, .bytes, receiving: .file(file))
    // An interceptor may have answered by itself.
    if case .file = answer.response.body {
      return APIResponse(value: file, http: answer.response)
    }
    do {
      try answer.response.data.write(to: file, options: .atomic)
    } catch {
      throw APIError(
        .transport, answer, reason: "the file to download to cannot be written")
    }
    return APIResponse(value: file, http: answer.response)
  }

  /// Sends an endpoint whose body takes a while, and decodes the answer.
  public func upload<Value: Decodable & Sendable>(
    _ endpoint: some Endpoint, as type: Value.Type, progress: @escaping ProgressHandler,
    options: RequestOptions = .init()
  ) async throws -> APIResponse<Value> {
    var options = options
    options.progress = progress
    return try await response(for: endpoint, as: type, options: options)
  }

  func open(
    _ endpoint: any Endpoint, _ options: RequestOptions, type: String
  ) async throws -> StreamedAnswer {
    let answer = try await exchange(
      endpoint, options, .streamed(type: type), receiving: .stream)
    return StreamedAnswer(answer, reader)
  }
}
