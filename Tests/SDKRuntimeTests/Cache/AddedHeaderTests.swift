import Foundation
import SDKRuntime
import SDKTesting
import Testing

@testable import SDKCore

/// A transport that adds headers behind the cache, as URLSession on Apple platforms adds the user's
/// languages.
@Suite(.timeLimit(.minutes(15))) struct AddedHeaderTests {
  /// Responds in the language that it adds at the moment.
  private final class Adding: Transport {
    let mock = MockTransport()
    let added = Locked<[String: String]>(["Accept-Language": "de"])

    init(vary: String? = "Accept-Language") {
      mock.on(.any) { [added] request in
        let language = added.with { $0["Accept-Language"] ?? "none" }
        if request.headers["If-None-Match"] == "\"\(language)\"" { return .status(304) }
        let reply = Reply.json("\"\(language)\"")
          .header("ETag", "\"\(language)\"").header("Cache-Control", "max-age=60")
        return vary.map { reply.header("Vary", $0) } ?? reply
      }
    }

    var addedHeaders: HTTPHeaders {
      added.with { added in
        var headers = HTTPHeaders()
        for (name, value) in added { headers.append(name, value) }
        return headers
      }
    }

    func set(_ value: String, for name: String = "Accept-Language") {
      added.with { $0[name] = value }
    }

    func send(
      _ request: HTTPRequest, receiving: Receiving
    ) async throws(TransportError) -> HTTPResponse {
      try await mock.send(request, receiving: receiving)
    }
  }

  private let scene = CacheScene()

  private func client(
    _ transport: Adding, _ policy: CachePolicy? = .http, cache: ResponseCache? = nil,
    configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) -> APIClient {
    var configuration = APIClient.Configuration(server: testServer)
    configuration.clock = scene.clock
    configuration.cache = cache ?? scene.makeCache()
    configuration.options.cache = policy
    configuration.options.retry = RetryPolicy.none
    configure(&configuration)
    return APIClient(configuration, transport: transport)
  }

  private func text(_ api: APIClient, options: RequestOptions = .init()) async throws -> String {
    try await api.send(thing, as: String.self, options: options)
  }

  @Test(arguments: [CachePolicy.http, .ttl(.seconds(60))], ["Accept-Language", nil])
  func anotherLanguageIsFetched(policy: CachePolicy, vary: String?) async throws {
    let transport = Adding(vary: vary)
    let api = client(transport, policy)

    #expect(try await text(api) == "de")
    #expect(try await text(api) == "de")
    #expect(transport.mock.calls.count == 1)
    transport.set("en")
    #expect(try await text(api) == "en")
    #expect(try await text(api) == "en")

    #expect(transport.mock.calls.count == 2)
    // It only says what it adds; nothing more is sent, nor asked about the other language's response.
    for call in transport.mock.calls {
      #expect(call.request.headers["Accept-Language"] == nil)
      #expect(call.request.headers["If-None-Match"] == nil)
    }
  }

  @Test func whatIsOnDiskIsInALanguageToo() async throws {
    try await withTemporaryDirectory { directory in
      let transport = Adding()
      let scene = CacheScene(directory: directory)
      let first = scene.makeCache()
      let written = try await text(client(transport, cache: first))
      await first.flush()
      let same = try await text(client(transport, cache: scene.makeCache()))
      let count = transport.mock.calls.count
      transport.set("en")
      let other = try await text(client(transport, cache: scene.makeCache()))

      #expect([written, same, other] == ["de", "de", "en"])
      #expect(count == 1)
      #expect(transport.mock.calls.count == 2)
    }
  }

  @Test func a304ConfirmsTheLanguageThatWasAsked() async throws {
    let transport = Adding()
    let api = client(transport)

    #expect(try await text(api) == "de")
    scene.wait(.seconds(61))
    let confirmed = try await api.response(for: thing, as: String.self)
    #expect(confirmed.http.source == .revalidated)
    #expect(try await text(api) == "de")
    #expect(transport.mock.calls.count == 2)
    transport.set("en")
    #expect(try await text(api) == "en")
    #expect(transport.mock.calls.count == 3)
  }

  @Test func varyingByEverythingIsNotKept() async throws {
    let transport = Adding(vary: "Accept-Language, *")
    let api = client(transport)

    _ = try await text(api)
    _ = try await text(api)

    #expect(transport.mock.calls.count == 2)
  }

  /// Nobody knows which of the two languages was sent.
  @Test func aLanguageThatChangesOnTheWayIsNotKept() async throws {
    let transport = Adding()
    let api = client(transport) { configuration in
      configuration.interceptors = [
        ClosureInterceptor { request, next in
          let response = try await next(request)
          if transport.mock.calls.count == 1 { transport.set("en") }
          return response
        }
      ]
    }

    #expect(try await text(api) == "de")
    transport.set("de")
    #expect(try await text(api) == "de")

    #expect(transport.mock.calls.count == 2)
  }

  @Test func aHeaderOfTheRequestCountsInsteadOfWhatIsAdded() async throws {
    let transport = Adding()
    let api = client(transport)
    var options = RequestOptions()
    try options.headers.set("Accept-Language", "fr")

    _ = try await text(api, options: options)
    transport.set("en")
    _ = try await text(api, options: options)

    #expect(transport.mock.calls.count == 1)
    #expect(transport.mock.calls.first?.request.headers["Accept-Language"] == "fr")
  }

  /// As from any request, `User-Agent` makes no difference unless the server says so.
  @Test(arguments: [("User-Agent", 2), (nil, 1)] as [(String?, Int)])
  func theUserAgentCountsWhereItIsNamed(vary: String?, count: Int) async throws {
    let transport = Adding(vary: vary)
    transport.set("App/1", for: "User-Agent")
    let api = client(transport)

    _ = try await text(api)
    transport.set("App/2", for: "User-Agent")
    _ = try await text(api)

    #expect(transport.mock.calls.count == count)
  }

  @Test func whatAnAppPutsIntoTheCacheIsInTheLanguageOfTheMoment() async throws {
    let transport = Adding()
    let api = client(transport, .ttl(.seconds(60)))

    try await api.storeInCache("mein", for: thing)
    #expect(try await text(api) == "mein")
    transport.set("en")
    #expect(try await text(api) == "en")
  }

  @Test func callsInTwoLanguagesAreNotShared() async throws {
    let transport = Adding()
    let gate = CacheGate()
    let api = client(transport, .bypass) { configuration in
      configuration.options.sharesExchange = true
      configuration.interceptors = [
        ClosureInterceptor { request, next in
          try await gate.wait()
          return try await next(request)
        }
      ]
    }
    let texts = (0..<2).map { _ in Task { try await text(api) } }
    try await eventually { api.callsInFlight == 2 }
    transport.set("en")
    let other = Task { try await text(api) }
    try await eventually { api.callsInFlight == 3 }

    gate.open()
    for text in texts + [other] { _ = try await text.value }

    #expect(transport.mock.calls.count == 2)
  }

  @Test(arguments: [("de", true), ("en", false)])
  func aKeptPartGoesOnInItsLanguage(language: String, isContinued: Bool) async throws {
    try await withTemporaryDirectory { directory in
      let store = DownloadResumption(directory: directory)
      let owner = RequestIdentity(credential: "", headers: [:], cookies: nil)
      let request = HTTPRequest(
        .get, url: URL(filePath: "/file"), endpoint: TestEndpoint.get("/file"))
      func part(_ language: String) throws -> PartialDownload {
        try #require(
          PartialDownload(
            "key", keptIn: store, of: owner, addedHeaders: ["Accept-Language": language]))
      }
      let first = try part("de")
      #expect(first.beginAttempt(request).isEmpty)
      #expect(first.begin(200, ["ETag": "\"a\"", "Content-Length": "9"]))
      #expect(first.append(Data("abc".utf8)))
      first.close()

      let second = try part(language)
      #expect(second.beginAttempt(request).contains { $0.name == "Range" } == isContinued)
      second.close()
    }
  }

  @Test func otherTransportsAddNothing() {
    #expect(MockTransport().addedHeaders.isEmpty)
    #expect(MockSession(MockTransport()).transport.addedHeaders.isEmpty)
    #expect(MockTransport(unmatched: .forward(Adding())).addedHeaders["Accept-Language"] == "de")
    #if canImport(FoundationNetworking)
      #expect(URLSessionTransport().addedHeaders.isEmpty)
    #else
      #expect(URLSessionTransport().addedHeaders["Accept-Language"] != nil)
    #endif
  }
}

private struct ClosureInterceptor: Interceptor {
  let body: @Sendable (HTTPRequest, NextInterceptor) async throws -> HTTPResponse

  func intercept(
    _ request: HTTPRequest, _ exchange: Exchange, next: NextInterceptor
  ) async throws -> HTTPResponse {
    try await body(request, next)
  }
}
