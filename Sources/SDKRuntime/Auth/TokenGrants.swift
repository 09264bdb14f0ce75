import Foundation

/// Who asks a token endpoint, and for what.
struct OAuth2Party: Sendable {
  let id: String?
  let secret: String?
  let authentication: OAuth2.ClientAuthentication
  let scopes: [String]
}

/// Gets tokens from a token endpoint and keeps them in a store.
struct TokenGrants: TokenProvider {
  enum Kind: Sendable { case clientCredentials, refresh }

  let kind: Kind
  let party: OAuth2Party
  let store: any TokenStore
  private let now: @Sendable () -> Date
  private let client: APIClient
  private let ownIdentity: String

  init(
    kind: Kind, party: OAuth2Party, tokenURL: String, store: any TokenStore,
    now: @escaping @Sendable () -> Date, transport: any Transport
  ) {
    (self.kind, self.party, self.store, self.now) = (kind, party, store, now)
    var configuration = APIClient.Configuration(server: Server(tokenURL))
    configuration.options.redirects = .never
    configuration.options.maxResponseBytes = 1_000_000
    client = APIClient(configuration, transport: transport)
    ownIdentity = Fingerprint.text(
      ([tokenURL, party.id ?? ""] + party.scopes).joined(separator: "\n"))
  }

  func current() async throws -> BearerToken? { try await store.token() }

  /// A client is always itself, whichever token it has.
  var identity: String? {
    get async {
      switch kind {
      case .clientCredentials: ownIdentity
      case .refresh: (try? await store.token())?.identity
      }
    }
  }

  func refresh(_ old: BearerToken?) async throws -> BearerToken {
    let answer: TokenAnswer
    do {
      answer = try await client.send(TokenEndpoint(request: try request(old)), as: TokenAnswer.self)
    } catch let error as APIError {
      let error = rejection(error) ?? error
      // Nobody will log a client in: the next call may try again.
      if kind == .clientCredentials { try? await store.save(nil) }
      throw error
    }
    let token = try token(answer, after: old)
    if let other = try await otherLogin(than: old) { return other }
    try await store.save(token)
    return token
  }

  /// What somebody put into the store while the token was being renewed: a login or logout is
  /// never undone. Nil when nobody did.
  ///
  /// - Throws: when calls that wait for the token would go out as somebody else.
  private func otherLogin(than old: BearerToken?) async throws -> BearerToken? {
    let kept = try await store.token()
    if kept == old { return nil }
    guard let kept, old == nil || kept.identity == old?.identity else {
      throw CredentialRejected("the login has ended while its token was renewed")
    }
    return kept
  }

  private func request(_ old: BearerToken?) throws -> EndpointRequest {
    var form: RequestItems = []
    switch kind {
    case .clientCredentials: form.append("grant_type", "client_credentials")
    case .refresh:
      guard let old else { throw CredentialRejected("nobody is logged in") }
      guard let refreshToken = old.refreshToken else {
        throw CredentialRejected("the token has come to its end and cannot be renewed")
      }
      form.append("grant_type", "refresh_token")
      form.append("refresh_token", refreshToken)
    }
    if !party.scopes.isEmpty { form.append("scope", party.scopes.joined(separator: " ")) }
    var headers: RequestItems = []
    if let id = party.id {
      if let secret = party.secret, party.authentication == .basic {
        // Form-encoded before they are joined: RFC 6749, §2.3.1.
        let pair = "\(PercentEncoding.encoded(id)):\(PercentEncoding.encoded(secret))"
        headers.append("Authorization", "Basic \(Data(pair.utf8).base64EncodedString())")
      } else {
        form.append("client_id", id)
        form.append("client_secret", party.secret)
      }
    }
    return EndpointRequest(.post, "", headers: headers, body: .form(form), auth: .none)
  }

  private func token(_ answer: TokenAnswer, after old: BearerToken?) throws -> BearerToken {
    if let type = answer.tokenType, type.lowercased() != "bearer" {
      throw CredentialRejected("the server gives tokens that are no bearer tokens")
    }
    let lifetime = answer.lifetime.flatMap { $0.isFinite && $0 >= 0 ? min($0, 1e9) : nil }
    var token = BearerToken(
      accessToken: answer.accessToken,
      refreshToken: kind == .refresh ? answer.refreshToken ?? old?.refreshToken : nil,
      expiresAt: lifetime.map { now().addingTimeInterval($0) })
    if kind == .clientCredentials {
      token.identity = ownIdentity
    } else if let old {
      token.identity = old.identity
    }
    return token
  }

  /// 400 and 401 are the server's no (RFC 6749, §5.2); anything else may pass.
  private func rejection(_ error: APIError) -> (any Error)? {
    guard error.kind == .status, let status = error.status, status == 400 || status == 401 else {
      return nil
    }
    let code = (try? error.body(as: JSON.self))?["error"]?.stringValue
    return CredentialRejected("the token server answers \(code?.shownSafely ?? "\(status)")")
  }
}

private struct TokenEndpoint: Endpoint {
  let request: EndpointRequest

  var operationID: String { "OAuth2.token" }
}

/// RFC 6749, §5.1.
private struct TokenAnswer: Decodable, Sendable {
  let accessToken: String
  let tokenType: String?
  let refreshToken: String?
  /// In seconds.
  let lifetime: Double?

  private enum Key: String, CodingKey {
    case accessToken = "access_token"
    case tokenType = "token_type"
    case refreshToken = "refresh_token"
    case lifetime = "expires_in"
  }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    accessToken = try members.decode(String.self, forKey: .accessToken)
    tokenType = try members.decodeIfPresent(String.self, forKey: .tokenType)
    refreshToken = try members.decodeIfPresent(String.self, forKey: .refreshToken)
    // Some servers write the number as text; one that says nothing readable says nothing.
    let text = try? members.decodeIfPresent(String.self, forKey: .lifetime)
    lifetime = text.flatMap(Double.init) ?? (try? members.decode(Double.self, forKey: .lifetime))
  }
}
