public import Foundation
public import SDKCore

/// A login in a browser: the authorization code grant of OAuth 2 (RFC 6749, §4.1) with PKCE
/// (RFC 7636), for apps as RFC 8252 wants it. The browser is the app's.
///
///     let flow = AuthorizationCodeFlow(
///       authorizationURL: "https://auth.example.com/authorize",
///       tokenURL: "https://auth.example.com/token", clientID: "app",
///       redirectURI: "com.example.app:/login", scopes: ["read"],
///       store: KeychainTokenStore(service: "com.example.app"))
///     let api = PostsClient(token: .init(flow.credential))
///
/// A login on an Apple platform, with AuthenticationServices:
///
///     let request = try flow.makeRequest()
///     let session = ASWebAuthenticationSession(
///       url: request.url, callbackURLScheme: "com.example.app"
///     ) { callback, error in
///       guard let callback else { return }
///       Task { try await flow.logIn(with: callback, for: request) }
///     }
///     session.presentationContextProvider = window
///     session.start()
///
/// In SwiftUI, `webAuthenticationSession` of the environment returns the callback of
/// `authenticate(using: request.url, callbackURLScheme: "com.example.app")`. A command-line tool
/// opens `request.url` in any browser, and listens on `http://127.0.0.1:PORT` for the callback.
///
/// From then on the token is renewed as with `OAuth2.refresh`. `credential.save(nil)` logs out.
public struct AuthorizationCodeFlow: Sendable {
  /// Sends the token of the login and renews it.
  public let credential: OAuth2

  private let authorizationURL: String
  private let clientID: String
  private let allowsInsecureServer: Bool
  private let redirectURI: String
  private let scopes: [String]
  private let issuer: String?

  /// - `authorizationURL`: the page where users log in; `https`, or `http` on this machine.
  /// - `clientSecret`: nil for apps, which cannot keep one; PKCE stands in for it.
  /// - `redirectURI`: exactly as it is registered: a scheme of the app (`com.example.app:/login`),
  ///   `https`, or `http` on this machine (`http://127.0.0.1:51234/login`).
  /// - `issuer`: the identifier of the authorization server, where it sends `iss` with each
  ///   callback (RFC 9207): a callback with another, or without it, is refused.
  /// - `allowsInsecureServer`: whether both URLs may be `http` on another machine, where whoever is on
  ///   the way reads the login (RFC 6749, §3.2).
  /// - `clock`: measures how long renewing takes.
  /// - `now`: the time that a token's end is compared with.
  public init(
    authorizationURL: String, tokenURL: String, clientID: String, clientSecret: String? = nil,
    redirectURI: String, scopes: [String] = [], issuer: String? = nil,
    authentication: OAuth2.ClientAuthentication = .basic, allowsInsecureServer: Bool = false,
    store: any TokenStore, transport: any Transport = URLSessionTransport(),
    clock: any Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.authorizationURL = authorizationURL
    self.clientID = clientID
    self.allowsInsecureServer = allowsInsecureServer
    self.redirectURI = redirectURI
    self.scopes = scopes
    self.issuer = issuer
    credential = OAuth2(
      .refresh, tokenURL: tokenURL,
      party: OAuth2Party(id: clientID, secret: clientSecret, authentication: authentication),
      allowsInsecureServer: allowsInsecureServer, store: store, transport: transport, clock: clock,
      now: now)
  }

  /// Makes the request that the browser opens, with a state and a code verifier of its own.
  ///
  /// - `redirectURI`: another than the flow's, for this login: a port that was free just now.
  /// - `parameters`: further parameters of the URL, such as `prompt` or `login_hint`.
  ///
  /// - Throws: `AuthorizationError.invalidRequest` when a URL or parameter cannot be used.
  public func makeRequest(
    redirectURI: String? = nil, parameters: KeyValuePairs<String, String> = [:]
  ) throws -> AuthorizationRequest {
    try makeRequest(
      state: PKCE.randomText(), codeVerifier: PKCE.randomText(), redirectURI: redirectURI,
      parameters: parameters)
  }

  func makeRequest(
    state: String, codeVerifier: String, redirectURI: String? = nil,
    parameters: KeyValuePairs<String, String> = [:]
  ) throws(AuthorizationError) -> AuthorizationRequest {
    let redirect = try RedirectURI(redirectURI ?? self.redirectURI)
    // Before the user logs in in vain.
    if credential.endpoint.isRefused {
      throw .invalidRequest(InsecureServer.reason("a token request"))
    }
    var query: [(name: String, value: String)] = [
      ("response_type", "code"), ("client_id", clientID), ("redirect_uri", redirect.text),
    ]
    if !scopes.isEmpty { query.append(("scope", scopes.joined(separator: " "))) }
    query += [
      ("state", state), ("code_challenge", PKCE.challenge(for: codeVerifier)),
      ("code_challenge_method", "S256"),
    ]
    for (name, value) in parameters {
      guard !query.contains(where: { $0.name == name }), name != "scope" else {
        throw .invalidRequest("the parameter '\(name.shownSafely)' is set by the flow")
      }
      query.append((name, value))
    }
    return AuthorizationRequest(
      url: try AuthorizationURL.make(
        authorizationURL, query: query, allowsInsecureServer: allowsInsecureServer), state: state,
      codeVerifier: codeVerifier, redirectURI: redirect.text)
  }

  /// Ends a login: checks the callback, exchanges its code for a token, and saves the token.
  ///
  /// - `callback`: the URL that the browser was sent to.
  /// - `request`: the one that the browser opened. A request serves for one login.
  /// - `identity`: whose login it is, as in `BearerToken`; nil: a new one is drawn.
  ///
  /// - Throws: `AuthorizationError` for a callback that carries no code for this request, with
  ///   nothing sent; `CredentialRejected` when the server refuses the code; `APIError`.
  @discardableResult
  public func logIn(
    with callback: URL, for request: AuthorizationRequest, identity: String? = nil
  ) async throws -> BearerToken {
    let code = try AuthorizationCallback(callback).code(for: request, issuer: issuer)
    let response = try await credential.endpoint.token(for: [
      ("grant_type", "authorization_code"), ("code", code),
      ("redirect_uri", request.redirectURI), ("code_verifier", request.codeVerifier),
    ])
    return try await credential.finishLogin(response, as: identity)
  }
}

extension AuthorizationCodeFlow: CustomStringConvertible, CustomReflectable {
  public var description: String { "AuthorizationCodeFlow" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
