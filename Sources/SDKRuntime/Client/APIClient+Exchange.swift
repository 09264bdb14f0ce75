import Foundation

/// A 2xx answer, not yet decoded, and what is needed to decode it or to say why not.
struct Answer: Sendable {
  let request: HTTPRequest
  let rules: AnswerRules
  let response: HTTPResponse
  let coders: Coders
}

extension APIClient {
  /// Builds, sends, and checks the status. Throws `APIError` or `CancellationError` only.
  func exchange(
    _ endpoint: any Endpoint, _ options: RequestOptions, _ expected: ExpectedAnswer
  ) async throws -> Answer {
    let parts = endpoint.request
    let built: RequestBuilder.Built
    do {
      try Task.checkCancellation()
      built = try await builder.build(endpoint, parts, options, expected)
    } catch {
      throw failure(error, endpoint, builder.summary(parts), during: .invalidRequest)
    }
    defer { built.spool?.remove() }
    let response: HTTPResponse
    do {
      response = try await run(built.request, from: 0)
    } catch {
      throw failure(error, endpoint, built.request.summary, during: .intercepted)
    }
    lastResponse?.with { $0 = response }
    let answer = Answer(
      request: built.request, rules: parts.answer, response: response,
      coders: configuration.coders)
    guard response.isSuccess else { throw reader.statusError(answer) }
    guard response.data.count <= built.request.options.effectiveMaxResponseBytes else {
      throw APIError(.bodyTooLarge, answer, reason: "the body is too large")
    }
    return answer
  }

  /// The interceptors from `index` on, and the transport inside them.
  private func run(_ request: HTTPRequest, from index: Int) async throws -> HTTPResponse {
    let interceptors = configuration.interceptors
    guard index < interceptors.count else {
      if !interceptors.isEmpty { try request.check() }
      try Task.checkCancellation()
      return try await transport.send(request, receiving: .data)
    }
    let exchange = Exchange(operationID: request.operationID)
    let next = NextInterceptor { try await self.run($0, from: index + 1) }
    return try await interceptors[index].intercept(request, exchange, next: next)
  }

  /// `kind`: what an error that is none of ours comes from.
  private func failure(
    _ error: any Error, _ endpoint: any Endpoint, _ request: RequestSummary,
    during kind: APIError.Kind
  ) -> any Error {
    func make(_ kind: APIError.Kind, _ reason: String, attempts: Int) -> APIError {
      APIError(
        kind, operationID: endpoint.operationID, request: request, reason: reason,
        attempts: attempts, underlying: error)
    }
    switch error {
    case is CancellationError: return CancellationError()
    case let error as APIError: return error
    case let error as RequestBuildingError:
      return make(.invalidRequest, error.reason, attempts: 0)
    case let error as TransportError:
      switch error.code {
      case .cancelled: return CancellationError()
      case .tooLarge: return make(.bodyTooLarge, error.reason, attempts: 1)
      case .bodyUnavailable: return make(.invalidRequest, error.reason, attempts: 1)
      default: return make(.transport, error.description, attempts: 1)
      }
    case _ where kind == .invalidRequest:
      return make(kind, "the credential could not be had", attempts: 0)
    default: return make(kind, "an interceptor failed", attempts: 1)
    }
  }
}

extension HTTPRequest {
  /// Interceptors may have changed anything.
  func check() throws(RequestBuildingError) {
    try headers.check()
    guard let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme),
      url.host?.isEmpty == false, url.user == nil, PathRules.isLegal(url.absoluteString)
    else { throw RequestBuildingError("the URL is not legal") }
    if case .none = body { return }
    guard method.allowsBody else {
      throw RequestBuildingError("a \(method) request cannot have a body")
    }
  }
}
