/// Adds credentials to each attempt, and renews those that were refused.
///
/// A 401 is followed by one replay, if any of the credentials has another secret to offer. That
/// is no retry: the server has done nothing yet, so it happens for POST, too. Behind a detour it has:
/// after a 303 the 401 is about another request, or one that another origin has led here.
struct AuthStage: Sendable {
  private let authentication: Authentication

  init(_ configuration: APIClient.Configuration) {
    authentication = Authentication(configuration.schemes)
  }

  var stage: Stage { Stage(.auth, isIdle: isIdle, send: send) }

  private func isIdle(_ request: HTTPRequest, _ exchange: Exchange) -> Bool {
    (try? authentication.schemes(for: request.options.auth))?.isEmpty == true
  }

  private func send(
    _ request: HTTPRequest, _ exchange: Exchange, next: NextStage
  ) async throws -> HTTPResponse {
    let schemes = try authentication.schemes(for: request.options.auth)
    guard !schemes.isEmpty else { return try await next(request, exchange) }
    let attempt = Attempt(request: request, exchange: exchange, schemes: schemes)
    let secrets = try await attempt.secrets(like: exchange.call)
    let detours = exchange.call.detours
    let response = try await next(try attempt.authorized(by: secrets), exchange)
    guard response.status == 401, exchange.call.detours == detours,
      let others = try await attempt.secrets(replacing: secrets, after: response)
    else { return response }
    let second: HTTPResponse
    do {
      second = try await next(try attempt.authorized(by: others), exchange)
    } catch let error as TransportError where error.isForConsumed(request.body) {
      return response
    }
    guard second.status == 401 else { return second }
    throw exchange.failure(
      .unauthorized, request, reason: "the server refuses the new credential, too",
      response: second)
  }
}

extension APIError {
  /// True if a credential that ends with this error has to be had from a login.
  fileprivate var asksForLogin: Bool {
    !isOfTokenEndpoint && (kind == .unauthorized || status == 401)
  }
}

/// A request and what it needs to be allowed.
private struct Attempt {
  let request: HTTPRequest
  let exchange: Exchange
  let schemes: [SecurityScheme]

  /// Returns the secrets of the user the first attempt was sent for: another may have logged in
  /// since.
  func secrets(like call: Call) async throws -> [String] {
    var secrets = try await secrets()
    let first = call.firstSecrets(secrets)
    for (index, old) in first.enumerated() where old != secrets[index] {
      let credential = try schemes[index].requiredCredential()
      do {
        // Not what `secret()` has said: that may be another user's who is gone by now.
        if let other = try await credential.secret(replacing: old) {
          secrets[index] = other
          continue
        }
      } catch {
        throw failure(error, after: nil)
      }
      throw exchange.failure(
        .userChanged, request, reason: "another user has logged in since the first attempt")
    }
    return secrets
  }

  private func secrets() async throws -> [String] {
    var secrets: [String] = []
    for scheme in schemes {
      let credential = try scheme.requiredCredential()
      do {
        secrets.append(try await credential.secret())
      } catch {
        throw failure(error, after: nil)
      }
    }
    return secrets
  }

  /// Returns the secrets that replace refused ones; nil when none of them is another.
  func secrets(
    replacing refused: [String], after response: HTTPResponse
  ) async throws -> [String]? {
    var secrets = refused
    for (index, scheme) in schemes.enumerated() {
      do {
        let credential = try scheme.requiredCredential()
        let other = try await credential.secret(replacing: refused[index])
        if let other { secrets[index] = other }
      } catch {
        throw failure(error, after: response)
      }
    }
    return secrets == refused ? nil : secrets
  }

  func authorized(by secrets: [String]) throws(RequestBuildingError) -> HTTPRequest {
    var authorized = request
    for (scheme, secret) in zip(schemes, secrets) {
      authorized = try authorized.authorized(by: Authorization(scheme, secret))
    }
    exchange.call.noteSecrets(
      zip(schemes, secrets).map { SentIdentity.Secret(scheme: $0, secret: $1) })
    return authorized
  }

  /// Returns the error that callers see of a credential's failure: `unauthorized` where only a
  /// login helps.
  private func failure(_ error: any Error, after response: HTTPResponse?) -> any Error {
    switch error {
    case is CancellationError, is RequestBuildingError: error
    case let error as CredentialRejected:
      exchange.failure(
        .unauthorized, request, reason: error.reason, response: response, underlying: error)
    case let error as APIError where error.kind == .insecureServer:
      exchange.failure(
        .insecureServer, request, reason: error.reason, response: response, underlying: error)
    case let error as APIError where error.asksForLogin:
      exchange.failure(
        .unauthorized, request, reason: "the credential is refused by its own server: \(error)",
        response: response, underlying: error)
    default:
      exchange.failure(
        .credential, request,
        // Other errors' descriptions may hold a secret.
        reason: "no credential could be had"
          + (error is APIError || error is any ErrorWithoutSecrets ? ": \(error)" : ""),
        response: response, underlying: error)
    }
  }
}
