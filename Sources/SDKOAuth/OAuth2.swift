public import Foundation
public import SDKCore

/// A bearer token of OAuth 2 (RFC 6749), had from a token endpoint and renewed there.
///
///     let login = OAuth2.refresh(
///       tokenURL: "https://auth.example.com/token", store: FileTokenStore(file))
///     try await login.save(BearerToken(accessToken: response.access, refreshToken: response.refresh))
///
/// It renews as `RefreshingCredential` does. A renewed token that the store cannot take is used by this process all the
/// same, and the next one is offered to the store again. Requests to the token endpoint go through a client
/// of their own, without any credential but the ones given here.
public struct OAuth2: Credential {
  /// The description of a token endpoint; generated clients have one as a constant.
  public struct Settings: Hashable, Sendable {
    public var tokenURL: String
    public var scopes: [String]
    /// True if token requests may go to another machine over `http`, where whoever is on the way
    /// reads them (RFC 6749, §3.2).
    public var allowsInsecureServer: Bool

    public init(tokenURL: String, scopes: [String] = [], allowsInsecureServer: Bool = false) {
      self.tokenURL = tokenURL
      self.scopes = scopes
      self.allowsInsecureServer = allowsInsecureServer
    }

    public init(tokenURL: URL, scopes: [String] = [], allowsInsecureServer: Bool = false) {
      self.init(
        tokenURL: tokenURL.absoluteString, scopes: scopes,
        allowsInsecureServer: allowsInsecureServer)
    }
  }

  /// The way in which a client shows who it is.
  public enum ClientAuthentication: Hashable, Sendable {
    /// `Authorization: Basic …`, which every server takes by RFC 6749.
    case basic
    /// `client_id` and `client_secret` in the body.
    case body
  }

  private let grants: TokenGrants
  private let credential: RefreshingCredential

  init(
    _ kind: TokenGrants.Kind, tokenURL: String, party: OAuth2Party, scopes: [String] = [],
    allowsInsecureServer: Bool, store: any TokenStore, transport: any Transport,
    clock: any Clock<Duration>, now: @escaping @Sendable () -> Date
  ) {
    // How long renewing and saving may take.
    let limit = transport.defaultLimit(.seconds(60), on: clock)
    grants = TokenGrants(
      kind: kind,
      endpoint: TokenEndpoint(
        tokenURL, party: party, allowsInsecureServer: allowsInsecureServer, transport: transport),
      scopes: scopes, memory: TokenMemory(store, limit: limit, clock: clock), now: now,
      ownIdentity: Fingerprint.text(
        ([tokenURL, party.id ?? ""] + scopes).joined(separator: "\n")))
    credential = RefreshingCredential(grants, limit: limit, clock: clock, now: now)
  }

  var endpoint: TokenEndpoint { grants.endpoint }

  /// Saves the token that a login has ended with.
  ///
  /// - `identity`: whose login it is; nil: a new one is drawn.
  func finishLogin(_ response: TokenResponse, as identity: String?) async throws -> BearerToken {
    var token = response.token(at: grants.now())
    if let identity { token.identity = identity }
    try await save(token)
    return token
  }

  public func secret() async throws -> String { try await credential.secret() }

  public func secret(replacing rejected: String) async throws -> String? {
    try await credential.secret(replacing: rejected)
  }

  public var identity: String? {
    get async { await credential.identity }
  }

  public func identity(of secret: String) async -> String? {
    await credential.identity(of: secret)
  }

  /// Saves the token of a login; nil logs out: no call is sent with the old token any more, even
  /// while the store takes its time.
  ///
  /// - Throws: what the store throws, and an error when saving takes more than a minute. The token
  ///   is then saved once the store has saved what came before.
  public func save(_ token: BearerToken?) async throws { try await grants.memory.save(token) }

  /// Returns the token of the moment, without asking for one.
  public func token() async throws -> BearerToken? { try await grants.memory.token() }

  /// Reads the store before the next call: after something else than this process or SDKRuntime
  /// changed it. A token that has expired or is refused is always compared with the store.
  public func reload() { grants.memory.forget() }
}

extension OAuth2: CustomStringConvertible, CustomReflectable {
  public var description: String { "OAuth2" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
