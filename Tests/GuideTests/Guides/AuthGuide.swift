import Foundation
import SDKDemoBirdWatch
import SDKRuntime
import SDKTesting
import Testing

// The code of the guide Authentication.md.

private func fixedSecrets(token: String) -> [BirdWatchClient] {
  let api = BirdWatchClient(token: .init(token))

  let machine = BirdWatchClient(key: "key-1")

  return [api, machine]
}

private func insecureClient(token: String) -> BirdWatchClient {
  let server = Server("http://birds.local:8080", allowsInsecureServer: true)
  let api = BirdWatchClient(server: .init(server), token: .init(token))
  return api
}

private func callWithoutCredential(_ api: BirdWatchClient) async throws -> SightingPage {
  let page = try await api.sightings.list(options: .init(auth: .none))
  return page
}

private func loggedIn(
  file: URL, _ transport: any Transport, _ response: (access: String, refresh: String)
) async throws -> (BirdWatchClient, OAuth2) {
  let login = OAuth2.refresh(
    tokenURL: "https://login.birds.example/token", clientID: "app",
    store: FileTokenStore(file), transport: transport)
  let api = BirdWatchClient(token: .init(login), transport: transport)

  try await login.save(
    BearerToken(accessToken: response.access, refreshToken: response.refresh))
  return (api, login)
}

/// As generated from a spec with the scheme `login`.
private enum ShopClient {
  static let loginSettings = OAuth2.Settings(tokenURL: "https://shop.example/token")
}

private func shopLogin(_ file: URL) -> OAuth2 {
  let login = OAuth2.refresh(
    ShopClient.loginSettings, clientID: "app", store: FileTokenStore(file))
  return login
}

private func logOut(_ login: OAuth2) async throws {
  try await login.save(nil)
}

private func service(secret: String) -> BirdWatchClient {
  let service = OAuth2.clientCredentials(
    tokenURL: "https://login.birds.example/token", clientID: "importer", clientSecret: secret)
  let api = BirdWatchClient(token: .init(service))
  return api
}

private func browserLogin(store: any TokenStore) -> (BirdWatchClient, AuthorizationCodeFlow) {
  let flow = AuthorizationCodeFlow(
    authorizationURL: "https://login.birds.example/authorize",
    tokenURL: "https://login.birds.example/token", clientID: "app",
    redirectURI: "com.example.app:/login", scopes: ["sightings"], store: store)
  let api = BirdWatchClient(token: .init(flow.credential))
  return (api, flow)
}

private func logIn(
  _ flow: AuthorizationCodeFlow, opening openInBrowser: (URL) async throws -> URL
) async throws {
  let request = try flow.makeRequest()
  let callback = try await openInBrowser(request.url)
  try await flow.logIn(with: callback, for: request)
}

private func toolLogin(store: any TokenStore) async throws -> BirdWatchClient {
  let flow = DeviceCodeFlow(
    deviceAuthorizationURL: "https://login.birds.example/device",
    tokenURL: "https://login.birds.example/token", clientID: "tool", store: store)
  let request = try await flow.makeRequest()
  print("Open \(request.verificationURL) and enter \(request.userCode)")
  try await flow.logIn(with: request)
  let api = BirdWatchClient(token: .init(flow.credential))
  return api
}

struct CoffeeTokens: TokenProvider {
  let store: any TokenStore
  /// Has no credential: with one, a refresh would wait for itself.
  let api: CoffeeClient

  func current() async throws -> BearerToken? { try await store.token() }

  func refresh(_ old: BearerToken?) async throws -> BearerToken {
    guard let old, let refreshToken = old.refreshToken else {
      throw CredentialRejected("nobody is logged in")
    }
    do {
      let tokens = try await api.auth.refresh(refreshToken: refreshToken)
      let new = BearerToken(tokens, identity: old.identity)
      try await store.save(new)
      return new
    } catch let error as APIError where error.status == 401 {
      throw CredentialRejected("the refresh token is refused")
    }
  }
}

extension BearerToken {
  init(_ tokens: Tokens, identity: String) {
    self.init(
      accessToken: tokens.accessToken, refreshToken: tokens.refreshToken,
      expiresAt: Date(timeIntervalSinceNow: TimeInterval(tokens.expiresIn)), identity: identity)
  }
}

private func coffeeClient(
  _ store: any TokenStore, _ transport: any Transport, cache: ResponseCache
) -> CoffeeClient {
  let tokens = CoffeeTokens(store: store, api: CoffeeClient(transport: transport))
  let credential = RefreshingCredential(tokens)
  let api = CoffeeClient(bearerAuth: .init(credential), transport: transport) { $0.cache = cache }
  return api
}

private func logIn(
  _ api: CoffeeClient, _ store: any TokenStore, email: String, password: String
) async throws {
  let tokens = try await api.auth.logIn(email: email, password: password)
  try await store.save(BearerToken(tokens, identity: UUID().uuidString))
}

private func logOut(_ api: CoffeeClient, _ store: any TokenStore) async throws {
  try await store.save(nil)
  await api.client.cache.removeAll()
}

private func birds(_ api: BirdWatchClient) async throws -> [Sighting] {
  do {
    return try await api.sightings.list().items
  } catch let error as APIError where error.kind == .unauthorized {
    showLogin()
    return []
  }
}

private func showLogin() {}

@Suite struct AuthGuideTests {
  private let page = Reply.json(#"{ "items": [] }"#)

  @Test func aRefusedTokenIsRenewedOnce() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let mock = MockTransport()
      .on(.post("/token"), .json(#"{ "access_token": "new", "token_type": "Bearer" }"#))
      .on(.get("/v1/sightings").header("Authorization", "Bearer new"), page)
      .on(.get("/v1/sightings"), .status(401))

    let (api, login) = try await loggedIn(
      file: folder.appending(path: "token"), mock, (access: "old", refresh: "refresh-1"))
    async let first = birds(api)
    async let second = birds(api)
    _ = try await (first, second)

    #expect(mock.calls(.post("/token")).count == 1)
    #expect(try await login.token()?.accessToken == "new")
    try await logOut(login)
    #expect(try await login.token() == nil)
  }

  @Test func aProviderRenewsItsToken() async throws {
    let (store, cache) = (MemoryTokenStore(), ResponseCache())
    let mock = MockTransport()
      .on(.post("/auth/login"), tokens("a1", refresh: "r1"))
      .on(.post("/auth/refresh").json(["refresh_token": "r1"]), tokens("a2", refresh: "r2"))
      .on(.post("/auth/refresh"), .status(401))
      .on(.get("/orders").header("Authorization", "Bearer a2"), .json("[]"), .status(401))
      .on(.get("/orders"), .json("[]"), .status(401))
    let api = coffeeClient(store, mock, cache: cache)
    let cached = RequestOptions(cache: .ttl(.seconds(60)))

    try await logIn(api, store, email: "ada@example.com", password: "secret")
    _ = try await api.orders.list(options: cached)
    _ = try await api.orders.list()
    #expect(mock.calls(.post("/auth/refresh")).count == 1)
    #expect(store.token()?.accessToken == "a2")

    // As when the app is started again, with what its files hold.
    let later = coffeeClient(store, mock, cache: cache)
    _ = try await later.orders.list(options: .init(cache: .cacheOnly))

    let error = await #expect(throws: APIError.self) { try await later.orders.list() }
    #expect(error?.kind == .unauthorized)
    try await logOut(later, store)
    #expect(store.token() == nil)
  }

  private func tokens(_ access: String, refresh: String) -> Reply {
    .json(
      #"{ "access_token": "\#(access)", "refresh_token": "\#(refresh)", "expires_in": 3600 }"#)
  }

  @Test func aCallCanGoWithoutCredential() async throws {
    let mock = MockTransport().on(.any, page)
    _ = try await callWithoutCredential(BirdWatchClient(token: "secret", transport: mock))
    #expect(mock.calls.first?.request.headers["Authorization"] == nil)
  }

  @Test func theBrowserIsOpenedAtTheLogin() async throws {
    let (_, flow) = browserLogin(store: MemoryTokenStore())
    await #expect(throws: AuthorizationError.self) {
      try await logIn(flow) { url in
        #expect(url.absoluteString.hasPrefix("https://login.birds.example/authorize?"))
        return try #require(URL(string: "com.example.app:/login?error=access_denied"))
      }
    }
  }

  @Test func aServerOfOnesOwnNetworkIsAllowed() {
    #expect(insecureClient(token: "t").client.configuration.server.allowsInsecureServer)
  }

  @Test func clientsOfFixedSecrets() {
    #expect(fixedSecrets(token: "secret").count == 2)
    _ = shopLogin(FileManager.default.temporaryDirectory.appending(path: "token"))
    #expect(service(secret: "secret").client.configuration.schemes.count == 2)
  }
}
