public import Foundation

extension APIClient {
  /// Puts the body of a 2xx response into a file, in place of one that is there; the value is where.
  ///
  /// The file appears once the body is whole and the call has succeeded: a call that throws, its
  /// deadline and cancellation included, leaves the old one as it is. Interceptors see the body
  /// in a file beside it. `maxResponseBytes` does not apply.
  ///
  /// A GET whose attempt ends too early asks for the rest of the file in the next one, and with
  /// `RequestOptions.resumption` in a later call.
  ///
  /// - Throws: `APIError` of kind `status` too if the status is one of `emptyStatuses`, which succeed
  ///   without a file: a 202 may say that it is not ready.
  public func download(
    _ endpoint: some Endpoint, to file: URL, emptyStatuses: Set<Int> = [],
    progress: ProgressHandler? = nil, options: RequestOptions = .init()
  ) async throws -> APIResponse<URL> {
    var options = options
    if let progress { options.progress = progress }
    let staged = StagedFile(for: file)
    do {
      return try await call(
        endpoint, options: options, expecting: .bytes, staged: staged
      ) { response in
        guard !emptyStatuses.contains(response.http.status) else { throw response.hasNoFile }
        return APIResponse(value: file, http: try commit(staged, response, to: file))
      }
    } catch {
      staged.remove()
      throw error
    }
  }

  /// Takes the last step of a call that has succeeded.
  private func commit(
    _ staged: StagedFile, _ response: ReceivedResponse, to file: URL
  ) throws -> HTTPResponse {
    let http = response.http
    do {
      try staged.take(http.body)
      try staged.commit()
    } catch {
      throw APIError(
        .transport, operationID: response.request.operationID, request: response.request.summary,
        reason: TransportError.fileNotWritten.description, attempts: http.metrics.attempts,
        underlying: TransportError.fileNotWritten
      ).speaking(configuration.errorMessages)
    }
    let moved = HTTPResponse(
      status: http.status, headers: http.headers, body: .file(file), url: http.url,
      source: http.source, metrics: http.metrics)
    lastResponse?.with { $0 = moved }
    return moved
  }

  /// Sends an endpoint whose body takes a while, and decodes the response.
  public func upload<Value: Decodable & Sendable>(
    _ endpoint: some Endpoint, as type: Value.Type, progress: @escaping ProgressHandler,
    options: RequestOptions = .init()
  ) async throws -> APIResponse<Value> {
    var options = options
    options.progress = progress
    return try await response(for: endpoint, as: type, options: options)
  }
}

extension ReceivedResponse {
  /// The error to throw where a success has nothing for a file.
  fileprivate var hasNoFile: APIError {
    APIError(
      .status, self, reason: "a response of status \(http.status) holds no file",
      retryAfter: RetryAfter.duration(http.headers))
  }
}
