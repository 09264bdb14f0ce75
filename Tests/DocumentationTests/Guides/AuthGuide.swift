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

struct SessionTokens: TokenProvider {
  let store: any TokenStore
  let requestToken: @Sendable () async throws -> String

  func current() async throws -> BearerToken? { try await store.token() }

  func refresh(_ old: BearerToken?) async throws -> BearerToken {
    let token = BearerToken(accessToken: try await requestToken())
    try await store.save(token)
    return token
  }
}

private func client(_ tokens: SessionTokens, _ transport: any Transport) -> BirdWatchClient {
  let credential = RefreshingCredential(tokens)
  let api = BirdWatchClient(token: .init(credential), transport: transport)
  return api
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
    let mock = MockTransport()
      .on(.get("/v1/sightings").header("Authorization", "Bearer new"), page)
      .on(.get("/v1/sightings"), .status(401))
    let tokens = SessionTokens(
      store: MemoryTokenStore(BearerToken(accessToken: "old")), requestToken: { "new" })

    #expect(try await birds(client(tokens, mock)).isEmpty)
    #expect(mock.calls.count == 2)
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

  @Test func clientsOfFixedSecrets() {
    #expect(fixedSecrets(token: "secret").count == 2)
    _ = shopLogin(FileManager.default.temporaryDirectory.appending(path: "token"))
    #expect(service(secret: "secret").client.configuration.schemes.count == 2)
  }
}
