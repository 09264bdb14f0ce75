import Foundation

extension APIClient {
  /// Makes a call, from its endpoint to what `read` makes of the 2xx response: the way of all calls.
  ///
  /// How it ended for its caller is reported once, before it returns; of a stream, once its body has
  /// ended.
  ///
  /// - Throws: `APIError` or `CancellationError` only.
  package func call<Value>(
    _ endpoint: any Endpoint, options: RequestOptions, expecting expected: ExpectedResponse,
    receiving: Receiving = .data, staged: StagedFile? = nil,
    reading read: (ReceivedResponse) throws -> Value
  ) async throws -> Value {
    let response = try await exchange(
      endpoint, options: options, expecting: expected, receiving: receiving, staged: staged)
    do {
      let value = try read(response)
      if !response.isStreamed { reporter?.ended(response) }
      return value
    } catch {
      // A call that ended while it decoded says nothing about the response.
      let isOver = error is CancellationError || (error as? APIError)?.kind == .deadlineExceeded
      if !isOver, response.request.method.isSafe {
        await chain.context.forget(response.request, sentBy: response.call)
      }
      reporter?.ended(response.call, of: response.request.summary, by: error)
      throw error
    }
  }

  /// Returns a 2xx response. A call that has none is over and reported.
  private func exchange(
    _ endpoint: any Endpoint, options: RequestOptions, expecting expected: ExpectedResponse,
    receiving: Receiving, staged: StagedFile?
  ) async throws -> ReceivedResponse {
    let receiving = staged.map { .file($0.url) } ?? receiving
    let plan = plan(endpoint, options, expecting: expected, receiving: receiving)
    let call = Call(
      .endpoint(endpoint), rules: plan.parts.response, receiving: receiving, staged: staged,
      retryPolicy: plan.options.effectiveRetry, deadline: plan.options.deadline, user: user,
      clock: configuration.clock)
    do {
      let received = try await within(plan.options.deadline, on: configuration.clock) {
        try await self.run(plan, call)
      }
      reporter?.received(received)
      try check(received, expected)
      return received
    } catch {
      throw ended(call, plan, by: error)
    }
  }

  @inline(never)
  private func plan(
    _ endpoint: any Endpoint, _ options: RequestOptions, expecting expected: ExpectedResponse,
    receiving: Receiving
  ) -> CallPlan {
    let parts = endpoint.request
    let options = builder.options(parts, options, receiving: receiving)
    return CallPlan(endpoint, parts: parts, options: options, expecting: expected)
  }

  /// Reports a call without a 2xx response, and returns the error that the caller sees.
  @inline(never)
  private func ended(_ call: Call, _ plan: CallPlan, by error: any Error) -> any Error {
    let summary = builder.summary(plan.parts)
    let failure = failure(error, in: call, of: summary, during: .intercepted)
    reporter?.ended(call, of: (failure as? APIError)?.request ?? summary, by: failure)
    return failure
  }

  /// Goes from the endpoint to its response, whatever the status.
  private func run(_ plan: CallPlan, _ call: Call) async throws -> ReceivedResponse {
    var built: RequestBuilder.Built
    do {
      built =
        if case .none = plan.parts.body { try builder.bodiless(plan) } else {
          try await builder.build(plan)
        }
    } catch {
      throw failure(error, in: call, of: builder.summary(plan.parts), during: .invalidRequest)
    }
    defer { built.spool?.remove() }
    do {
      try await user?.check(built.request, configuration)
      if case .file(let destination) = call.receiving {
        built.request = await resumable(built.request, to: destination)
      }
      // Before the part is kept, nothing may write to it any more.
      defer { built.request.options.partialDownload?.close() }
      reporter?.begins(built.request, call)
      let response = try await chain.send(built.request, Exchange(call))
      try await user?.note(call, of: built.request, configuration)
      return ReceivedResponse(
        request: built.request, rules: plan.parts.response, http: response, reader: reader,
        call: call)
    } catch {
      throw failure(error, in: call, of: built.request.summary, during: .intercepted)
    }
  }

  @inline(never)
  private func check(_ received: ReceivedResponse, _ expected: ExpectedResponse) throws {
    let http = received.http
    guard http.body.suits(received.call.receiving) else {
      throw failure(
        MisplacedBody(), in: received.call, of: received.request.summary, during: .intercepted)
    }
    lastResponse?.with { $0 = http }
    guard http.isSuccess else { throw reader.statusError(received) }
    if http.status == 206, !received.call.isRanged, !expected.mayBePartial(by: received.rules) {
      throw reader.statusError(received.withoutOpenBody)
    }
    guard http.data.count <= received.request.options.effectiveMaxResponseBytes else {
      throw APIError(.bodyTooLarge, received, reason: "the body is too large")
    }
  }

  /// Returns the error that the caller sees.
  ///
  /// - `kind`: the kind of an error that is not one of the runtime's.
  @inline(never)
  private func failure(
    _ error: any Error, in call: Call, of request: RequestSummary,
    during kind: APIError.Kind
  ) -> any Error {
    @inline(never)
    func make(_ kind: APIError.Kind, _ reason: String) -> APIError {
      APIError(
        kind, operationID: call.operationID, request: request, reason: reason,
        attempts: call.attempts, underlying: error
      ).speaking(configuration.errorMessages)
    }
    func cancellation() -> CancellationError {
      CancelledCall.messages?.with { $0 = configuration.errorMessages }
      return CancellationError()
    }
    switch error {
    case is CancellationError: return cancellation()
    case let error as APIError: return error.speaking(configuration.errorMessages)
    case is DeadlineExceeded:
      return make(.deadlineExceeded, "the call was not over by its deadline")
    case let error as RequestBuildingError:
      return make(.invalidRequest, error.reason)
    case let error as TransportError:
      switch error.code {
      case .cancelled: return cancellation()
      case .tooLarge: return make(.bodyTooLarge, error.reason)
      case .bodyUnavailable: return make(.invalidRequest, error.reason)
      default: return make(.transport, error.description)
      }
    case is UserChanged:
      return make(.userChanged, "another user has logged in since the sequence began")
    case is MisplacedBody: return make(kind, "the response's body is not where it was asked for")
    case _ where kind == .invalidRequest:
      return make(kind, "the request could not be built")
    default: return make(kind, "an interceptor failed")
    }
  }
}

/// A body of another kind would be taken for an empty one.
private struct MisplacedBody: Error {}

extension HTTPResponse.Body {
  fileprivate func suits(_ receiving: Receiving) -> Bool {
    switch (self, receiving) {
    case (.data, _), (.stream, .stream), (.file, .file): true
    case (.stream, _), (.file, _): false
    }
  }
}

extension HTTPRequest {
  /// Interceptors may have changed anything.
  func check() throws(RequestBuildingError) {
    try method.check()
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
