import Foundation

/// The rule by which outcomes of one request are worth another attempt.
struct RetryRule: Sendable {
  enum Decision: Equatable {
    case stands
    /// It would be worth another attempt, but not as late as the server asks for.
    case tooLate(Duration)
    /// After as long as the server asks for; nil: as the policy computes.
    case again(after: Duration?)
  }

  private let call: Call
  private let method: HTTPMethod
  /// All attempts carry one idempotency key.
  private let isKeyed: Bool
  /// Nothing is changed by it, as its method or its author says.
  private let isSafe: Bool
  private let isRepeatable: Bool
  private let isRepeatableUnsent: Bool

  @inline(never)
  init(_ request: HTTPRequest, _ exchange: Exchange) {
    call = exchange.call
    method = request.method
    let policy = call.retryPolicy
    isKeyed =
      request.options.idempotencyHeader.map { request.headers[$0]?.isEmpty == false } ?? false
    isSafe = method.isSafe || policy.isSafeToRepeat
    let mayRepeat =
      isKeyed || (isSafe || method.isIdempotent) && policy.methods.contains(method.rawValue)
    isRepeatable = policy.maxRetries > 0 && mayRepeat
    // Without a body, a connection that was lost and could not be made again looks as if there had
    // never been one.
    let hasBody = if case .none = request.body { false } else { true }
    isRepeatableUnsent =
      isRepeatable || policy.maxRetries > 0 && hasBody && policy.methods.contains(method.rawValue)
  }

  private var policy: RetryPolicy { call.retryPolicy }

  /// - `isUnsent`: whether no request of this attempt reached anybody.
  @inline(never)
  func decision(on error: TransportError, isUnsent: Bool) -> Decision {
    guard policy.errors.contains(error.code), isUnsent ? isRepeatableUnsent : isRepeatable
    else { return .stands }
    switch error.code {
    case .dns, .cannotConnect, .connectionLost, .truncated: return .again(after: nil)
    // The server may have done it all and been slow to say so; Foundation on Linux also reports
    // a connection that closed under a request's body like this.
    case .idleTimeout: return isKeyed || isSafe ? .again(after: nil) : .stands
    default: return .stands
    }
  }

  @inline(never)
  func decision(on response: HTTPResponse) -> Decision {
    guard isRepeatable else { return .stands }
    guard policy.statuses.contains(response.status) else {
      return isWorthwhile(response) ? .again(after: nil) : .stands
    }
    if response.status == 500 && !isSafe { return .stands }
    guard policy.honoursRetryAfter, [408, 429, 503].contains(response.status),
      let asked = RetryAfter.duration(response.headers)
    else { return .again(after: nil) }
    return asked <= policy.maxRetryAfter ? .again(after: asked) : .tooLate(asked)
  }

  /// Returns the response that a 404 stands for after an attempt of unknown outcome: a DELETE that
  /// has been done.
  @inline(never)
  func deleted(_ response: HTTPResponse) -> HTTPResponse? {
    guard policy.countsNotFoundAsDeleted, method == .delete, response.status == 404,
      case .data = call.receiving, call.rules.success == nil
    else { return nil }
    var headers = response.headers
    headers.removeAll { $0.lowercased().hasPrefix("content-") }
    return HTTPResponse(
      status: 204, headers: headers, url: response.url, source: response.source,
      metrics: response.metrics)
  }

  /// Returns whether the server may have done what it was asked for in spite of its response.
  func mayBeDone(_ response: HTTPResponse) -> Bool {
    response.status == 408 || response.status >= 500
  }

  /// Returns whether a response is a rejection with one of the policy's codes.
  private func isWorthwhile(_ response: HTTPResponse) -> Bool {
    guard !policy.codes.isEmpty, let code = call.rejectionCode(in: response) else {
      return false
    }
    return policy.codes.contains(code)
  }
}

extension Call {
  /// Returns the code of a 2xx response that the endpoint's success rule rejects; nil for a success
  /// and where no code is found.
  func rejectionCode(in response: HTTPResponse) -> String? {
    guard let rule = rules.success, response.isSuccess,
      let json = try? BodyDecoder.tape(userInfo: [:]).decode(
        JSON.self, from: response.data, for: self),
      let code = Rejection(json, by: rule).code
    else { return nil }
    return code == rule.code.scalarText ? nil : code
  }
}
