import Foundation

extension APIClient {
  /// Builds, sends, and checks the status. Throws `APIError` or `CancellationError` only.
  func exchange(
    _ endpoint: any Endpoint, options: RequestOptions, expecting expected: ExpectedResponse,
    receiving: Receiving = .data, staged: StagedFile? = nil
  ) async throws -> ReceivedResponse {
    let receiving = staged.map { .file($0.url) } ?? receiving
    let plan = plan(endpoint, options, expecting: expected, receiving: receiving)
    let call = Call(
      .endpoint(endpoint), rules: plan.parts.response, receiving: receiving, staged: staged,
      retryPolicy: plan.options.effectiveRetry, deadline: plan.options.deadline, user: user,
      clock: configuration.clock)
    let received: ReceivedResponse
    do {
      // A caller that is cancelled already ends at the first check, which reports it.
      if plan.options.deadline == nil || Task.isCancelled {
        received = try await exchange(plan, Exchange(call))
      } else if plan.isSentAtOnce(receiving), user == nil {
        let timer = try call.keepDeadline(on: configuration.clock)
        let outcome: Result<ReceivedResponse, any Error>
        do {
          outcome = .success(try await exchange(plan, Exchange(call, isInCallersTask: true)))
        } catch {
          outcome = .failure(error)
        }
        timer.cancel()
        received = try call.ended(with: outcome)
      } else {
        received = try await within(plan.options.deadline, on: configuration.clock) {
          try await self.exchange(plan, Exchange(call))
        }
      }
    } catch {
      throw failure(error, in: call, of: builder.summary(plan.parts), during: .intercepted)
    }
    guard received.http.body.suits(receiving) else {
      throw failure(
        MisplacedBody(), in: call, of: received.request.summary, during: .intercepted)
    }
    lastResponse?.with { $0 = received.http }
    guard received.http.isSuccess else { throw reader.statusError(received) }
    guard received.http.data.count <= plan.options.effectiveMaxResponseBytes else {
      throw APIError(.bodyTooLarge, received, reason: "the body is too large")
    }
    return received
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

  /// Goes from the endpoint to its response, whatever the status.
  private func exchange(_ plan: CallPlan, _ exchange: Exchange) async throws -> ReceivedResponse {
    let call = exchange.call
    let built: RequestBuilder.Built
    do {
      try Task.checkCancellation()
      built = try await builder.build(plan)
    } catch {
      throw reported(error, in: call, of: builder.summary(plan.parts))
    }
    defer { built.spool?.remove() }
    do {
      do {
        try await user?.check(built.request, configuration)
      } catch {
        throw reported(error, in: call, of: built.request.summary)
      }
      var request = built.request
      if case .file(let destination) = call.receiving {
        request = await resumable(request, to: destination)
      }
      // Before the part is kept, nothing may write to it any more.
      defer { request.options.partialDownload?.close() }
      let response = try await chain.send(request, exchange)
      try await user?.note(call, of: request, configuration)
      return ReceivedResponse(
        request: built.request, rules: plan.parts.response, http: response, reader: reader,
        call: call)
    } catch {
      throw failure(error, in: call, of: built.request.summary, during: .intercepted)
    }
  }

  /// Returns the error that the caller sees, and reports a call of which nothing was sent.
  private func reported(
    _ error: any Error, in call: Call, of request: RequestSummary
  ) -> any Error {
    let failure = failure(error, in: call, of: request, during: .invalidRequest)
    LogStage(configuration)?.report(failure, of: request, in: Exchange(call))
    return failure
  }

  /// Returns the error that the caller sees.
  ///
  /// - `kind`: the kind of an error that is none of ours.
  @inline(never)
  private func failure(
    _ error: any Error, in call: Call, of request: RequestSummary,
    during kind: APIError.Kind
  ) -> any Error {
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
