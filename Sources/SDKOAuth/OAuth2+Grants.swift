public import Foundation
public import SDKCore

extension OAuth2 {
  /// Creates a credential of the client itself (RFC 6749, §4.4): its secret gives a token whenever
  /// one is needed.
  ///
  /// - `allowsInsecureServer`: whether token requests may go to another machine over `http`. By
  ///   default they end with `APIError.Kind.insecureServer`.
  /// - `now`: the time that a token's end is compared with.
  /// - `clock`: measures how long renewing takes.
  public static func clientCredentials(
    tokenURL: String, clientID: String, clientSecret: String, scopes: [String] = [],
    authentication: ClientAuthentication = .basic, allowsInsecureServer: Bool = false,
    store: any TokenStore = MemoryTokenStore(), transport: any Transport = URLSessionTransport(),
    clock: any Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Date = { Date() }
  ) -> OAuth2 {
    OAuth2(
      .clientCredentials, tokenURL: tokenURL,
      party: OAuth2Party(id: clientID, secret: clientSecret, authentication: authentication),
      scopes: scopes, allowsInsecureServer: allowsInsecureServer, store: store,
      transport: transport, clock: clock, now: now)
  }

  /// Creates a credential of the client itself for the token endpoint that an API describes.
  public static func clientCredentials(
    _ settings: Settings, clientID: String, clientSecret: String,
    authentication: ClientAuthentication = .basic, store: any TokenStore = MemoryTokenStore(),
    transport: any Transport = URLSessionTransport()
  ) -> OAuth2 {
    clientCredentials(
      tokenURL: settings.tokenURL, clientID: clientID, clientSecret: clientSecret,
      scopes: settings.scopes, authentication: authentication,
      allowsInsecureServer: settings.allowsInsecureServer, store: store, transport: transport)
  }

  /// Creates the credential of a login, whose token is in `store` (RFC 6749, §6): it is renewed by
  /// its refresh token. Where the server gives a new refresh token, that one is kept.
  ///
  /// - `clientID`: nil, where the server asks for none.
  /// - `scopes`: none: those of the login.
  /// - `allowsInsecureServer`: as for `clientCredentials`.
  public static func refresh(
    tokenURL: String, clientID: String? = nil, clientSecret: String? = nil, scopes: [String] = [],
    authentication: ClientAuthentication = .basic, allowsInsecureServer: Bool = false,
    store: any TokenStore, transport: any Transport = URLSessionTransport(),
    clock: any Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Date = { Date() }
  ) -> OAuth2 {
    OAuth2(
      .refresh, tokenURL: tokenURL,
      party: OAuth2Party(id: clientID, secret: clientSecret, authentication: authentication),
      scopes: scopes, allowsInsecureServer: allowsInsecureServer, store: store,
      transport: transport, clock: clock, now: now)
  }

  /// Creates the credential of a login for the token endpoint that an API describes, with the
  /// scopes of the login.
  public static func refresh(
    _ settings: Settings, clientID: String? = nil, clientSecret: String? = nil,
    authentication: ClientAuthentication = .basic, store: any TokenStore,
    transport: any Transport = URLSessionTransport()
  ) -> OAuth2 {
    refresh(
      tokenURL: settings.tokenURL, clientID: clientID, clientSecret: clientSecret,
      authentication: authentication, allowsInsecureServer: settings.allowsInsecureServer,
      store: store, transport: transport)
  }
}
