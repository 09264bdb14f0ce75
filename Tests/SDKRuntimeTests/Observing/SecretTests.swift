import Foundation
import SDKRuntime
import SDKTesting
import Testing

/// Marked secrets are planted in every place, and looked for in
/// every text that leaves the runtime.
@Suite(.timeLimit(.minutes(15))) struct SecretTests {
  private static let mark = "s3cr3t"

  /// Everything that logs, hooks and errors said.
  private final class Texts: Sendable {
    let lines = Locked<[String]>([])

    func add(_ value: some Any) {
      var dumped = ""
      dump(value, to: &dumped)
      let localized = (value as? any Error)?.localizedDescription ?? ""
      let texts = ["\(value)", String(reflecting: value), dumped, localized]
      lines.with { $0 += texts }
    }

    var leaks: [String] { lines.with { $0.filter { $0.contains(SecretTests.mark) } } }
  }

  private func configuration(_ texts: Texts, _ file: URL) -> APIClient.Configuration {
    let mark = Self.mark
    // User info is refused, and so is not here.
    var configuration = APIClient.Configuration(
      server: Server("https://h.example?sig=\(mark)"))
    configuration.options.retry = RetryPolicy.none
    configuration.query = [("token", mark), ("api_key", mark)]
    configuration.headers = [("X-App", mark)]
    configuration.cookies = CookieJar()
    configuration.schemes = [
      SecurityScheme("bearer", .bearer, mark),
      SecurityScheme("key", .apiKey("X-Key", in: .header), mark),
      SecurityScheme("query", .apiKey("k", in: .query), mark),
      SecurityScheme("cookie", .apiKey("sid", in: .cookie), mark),
      SecurityScheme("basic", .basic, BasicCredential(user: mark, password: mark)),
    ]
    let files = FileLogger(.trace, file: file)
    configuration.logger = FunctionLogger(.trace) { entry in
      texts.add(entry)
      files.log(entry)
    }
    configuration.onExchange = { texts.add($0) }
    configuration.onDecodingProblem = { texts.add($0) }
    return configuration
  }

  private var requests: [EndpointRequest] {
    let mark = Self.mark
    return [
      EndpointRequest(.get, "/a/\(mark)", query: [("q", mark)], auth: .all(["bearer", "key"])),
      EndpointRequest(
        .post, "/json", body: .json(["password": mark, "x": mark]),
        auth: .all(["query", "cookie"])),
      EndpointRequest(
        .post, "/form", body: .form([("password", mark)]), auth: .scheme("basic")),
      EndpointRequest(
        .put, "/raw", body: .raw(.data(Data(mark.utf8)), contentType: "text/plain")),
    ]
  }

  private static let replies: [Reply] = [
    Reply.json(#"{"access_token": "s3cr3t", "list": ["s3cr3t", {"a": "s3cr3t"}]}"#)
      .header("Set-Cookie", "sid=s3cr3t; Path=/").header("X-Token", "s3cr3t"),
    .json(#"["s3cr3t"]"#), .json(#""s3cr3t""#, status: 401), .json("s3cr3t"),
    .text("s3cr3t", contentType: "text/html", status: 500), .json(#"{"id": "s3cr3t"}"#),
    Reply.status(302).header("Location", "https://other.example/s3cr3t?s3cr3t"),
    .failure(.dns),
  ]

  @Test(arguments: replies.indices)
  func noTextHoldsASecret(_ index: Int) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "sdkgen-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let texts = Texts()
    let mock = MockTransport().on(.any, Self.replies[index])
    let file = folder.appendingPathComponent("a.log")
    let api = APIClient(configuration(texts, file), transport: mock)

    for request in requests {
      do {
        let endpoint = TestEndpoint(request)
        texts.add(try await api.response(for: endpoint, as: Thing.self).http)
      } catch {
        texts.add(error)
      }
    }
    for call in mock.calls {
      texts.add(call.request)
      texts.add(call.request.curl())
    }
    if let jar = api.configuration.cookies { texts.add(jar) }
    let logged = try String(contentsOf: file, encoding: .utf8)
    texts.add(logged)

    #expect(texts.leaks == [])
    // It was looked for where it could have been.
    #expect(mock.calls.count >= requests.count)
    #expect(logged.contains("curl") && logged.contains("/json"))
    #expect(mock.calls.contains { "\($0.request.headers.map(\.value))".contains(Self.mark) })
  }

  @Test func tokensAndStoresShowNothing() async throws {
    let texts = Texts()
    let token = BearerToken(accessToken: Self.mark, refreshToken: Self.mark, identity: Self.mark)
    let store = MemoryTokenStore(token)
    let mock = MockTransport().on(
      .any, .json(#"{"error": "invalid_grant", "error_description": "s3cr3t"}"#, status: 400))
    let login = OAuth2.refresh(
      tokenURL: "https://h.example/?k=s3cr3t", clientID: Self.mark, clientSecret: Self.mark,
      store: store, transport: mock)
    texts.add(token)
    texts.add(store)
    texts.add(login)
    texts.add(RefreshingCredential(TestProvider(token) { _, _ in token }))
    texts.add(SecurityScheme("t", .bearer, login))

    do {
      texts.add(try await login.secret(replacing: Self.mark) ?? "")
      Issue.record("the refresh should have failed")
    } catch {
      texts.add(error)
    }
    #expect(texts.leaks == [])
  }

  @Test func whatInterceptorsHoldShowsNoSecret() async throws {
    struct Curious: Interceptor {
      let texts: Texts

      func intercept(
        _ request: HTTPRequest, _ exchange: Exchange, next: NextInterceptor
      ) async throws -> HTTPResponse {
        texts.add(exchange)
        texts.add(request)
        texts.add(request.options)
        return try await next(request)
      }
    }
    let texts = Texts()
    let api = client(answering: .json("1")) {
      $0.schemes = [SecurityScheme("bearer", .bearer, Self.mark)]
      $0.interceptors = [Curious(texts: texts)]
      $0.options.cache = .ttl(.seconds(60))
    }
    try await api.send(TestEndpoint.get("/a"))
    // A part that is kept knows whose it is.
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try await api.download(
      TestEndpoint.get("/a"), to: folder.appendingPathComponent("file"),
      options: .init(
        headers: ["Authorization": Self.mark], auth: .none,
        resumption: DownloadResumption(directory: folder)))
    texts.add(api.cache)
    for body in [
      RequestBody.json(["password": Self.mark]), .form([("password", Self.mark)]),
      .multipart([.text("password", Self.mark)]),
      .raw(.data(Data(Self.mark.utf8)), contentType: "text/plain"),
    ] {
      texts.add(body)
    }

    #expect(texts.lines.with { $0.count } == 44)
    #expect(texts.leaks.isEmpty)
  }
}
