import Foundation
import SDKRuntime
import SDKTesting
import TestSupport
import Testing

@testable import SDKCore

@Suite(.timeLimit(.minutes(15))) struct CurlTests {
  private func request(
    _ endpoint: some Endpoint, options: RequestOptions = .init()
  ) async throws -> HTTPRequest {
    try await sent(endpoint, options: options).request
  }

  @Test func theStandardTextShowsNamesAndNoValues() async throws {
    let endpoint = TestEndpoint(
      EndpointRequest(
        .post, "/users/\("7")", query: [("page", 2)], headers: [("X-Trace", "t")],
        body: .json(["password": "p", "name": "n"])))

    let text = try await request(endpoint).curl()

    #expect(
      text == """
        curl --globoff --request 'POST' 'https://api.example.com/users/{}?page=***' \
        --header 'X-Trace: ***' --header 'Content-Type: application/json' \
        --data-raw '{"name":"***","password":"***"}'
        """)
  }

  /// The URLs of webhooks, of Slack, Discord and Telegram for example, have their secret in the path.
  @Test(
    arguments: [
      ("https://h.example/services/T0/B0/s3", "", "/***/***/***/***"),
      ("https://h.example/api/webhooks/1/deadbeef", "", "/api/***/***/***"),
      ("https://h.example/bot1:s3/", "/sendMessage", "/***/sendMessage"),
      ("https://h.example/s3/", "", "/***/"), ("https://h.example/1234", "/a", "/***/a"),
      ("https://h.example/api/v1", "/a", "/api/v1/a"), ("https://h.example", "/a", "/a"),
      ("https://h.example/v1beta2/2024-01", "/a", "/v1beta2/2024-01/a"),
      ("https://h.example/v2.1/1.0/v3alpha/2024-01-31", "/a", "/v2.1/1.0/v3alpha/2024-01-31/a"),
      (
        "https://h.example/v1234/v/1.2.3/v1gamma/vbeta1/20240131/1-2/v1beta123", "/a",
        "/***/***/***/***/***/***/***/***/a"
      ),
    ] as [(Server, PathTemplate, String)])
  func theServersPathIsHiddenWhereItMayBeASecret(
    _ server: Server, _ path: PathTemplate, _ shown: String
  ) async throws {
    let request = try await sent(
      TestEndpoint(EndpointRequest(.post, path)), server: server
    ).request

    let url = request.url.absoluteString
    let host = try #require(request.url.host)
    #expect(request.curl().contains(" 'https://\(host)\(shown)'"))
    #expect(!"\(server)\(String(reflecting: server))".contains("s3"))
    #expect(request.curl(redacting: .standard.showing(pathValues: true)).contains(" '\(url)'"))
  }

  @Test(arguments: [
    (SecurityScheme.Kind.bearer, "--header 'Authorization: ***'"),
    (.basic, "--header 'Authorization: ***'"),
    (.apiKey("X-Key", in: .header), "--header 'X-Key: ***'"),
    (.apiKey("k", in: .query), "'https://api.example.com/a?k=***'"),
    (.apiKey("sid", in: .cookie), "--header 'Cookie: ***'"),
  ])
  func theLogShowsThatThereIsACredential(
    _ kind: SecurityScheme.Kind, _ shown: String
  ) async throws {
    let entries = Locked<[String]>([])
    let api = client(answering: .json("{}")) {
      $0.schemes = [SecurityScheme("s", kind, "s3")]
      $0.logger = FunctionLogger(.trace) { entry in entries.with { $0.append(entry.message) } }
    }

    try await api.send(TestEndpoint.get("/a"))
    try await api.send(TestEndpoint.get("/a"), options: .init(auth: .none))

    let lines = entries.with { $0.filter { $0.hasPrefix("curl") } }
    #expect(lines.count == 2)
    #expect(lines.first?.contains(shown) == true)
    #expect(lines.last?.contains(shown) == false)
    #expect(!lines.joined().contains("s3"))
  }

  @Test func allowedNamesAreShown() async throws {
    let endpoint = TestEndpoint(
      EndpointRequest(
        .post, "/users/\("7")", query: [("page", 2), ("token", "t")],
        body: .json(["password": JSON("p"), "tags": ["a", "b"], "deep": ["name": "n"]])))
    let redaction = Redaction.standard.showing(
      query: ["PAGE"], fields: ["name", "tags"], pathValues: true)

    let text = try await request(endpoint).curl(redacting: redaction)

    #expect(text.contains("'https://api.example.com/users/7?page=2&token=***'"))
    #expect(text.contains(#"{"deep":{"name":"n"},"password":"***","tags":["a","b"]}"#))
  }

  @Test func knownSecretsAreHiddenByTheirNames() async throws {
    let endpoint = TestEndpoint(
      EndpointRequest(
        .post, "/login", query: [("page", 2), ("api_key", "s3")],
        headers: [("X-Auth-Token", "s3"), ("X-Trace", "t")],
        body: .form([("user", "u"), ("Pass-Word", "s3")])))

    let text = try await request(endpoint).curl(redacting: .knownSecrets)

    #expect(text.contains("page=2&api_key=***"))
    #expect(text.contains("'X-Trace: t'"))
    #expect(text.contains("user=u&Pass-Word=***"))
    #expect(!text.contains("s3"))
  }

  #if os(Linux) || os(macOS)
    @Test func nothingInItIsReadByAShell() async throws {
      let body = "it's $HOME `id` \"x\" \\ \n!"
      let endpoint = TestEndpoint(
        EndpointRequest(
          .post, "/a", headers: [("X-A", "it's $(id)"), ("X-Empty", "")],
          body: .json(["a": body])))
      let redaction = Redaction.standard.showing(headers: ["X-A", "X-Empty"], fields: ["a"])

      let text = try await request(endpoint).curl(redacting: redaction)

      // A shell reads each word as it was meant.
      let run = try await ChildProcess.run(
        "/bin/sh", ["-c", "curl() { printf '%s\\n' \"$@\"; }; " + text])
      let words = run.output.split(separator: "\n").map(String.init)

      #expect(words.contains("X-A: it's $(id)"))
      #expect(words.contains("X-Empty;"))
      let sent = try #require(words.last)
      #expect(try JSONDecoder().decode([String: String].self, from: Data(sent.utf8)) == ["a": body])
    }
  #endif

  @Test(arguments: [
    "👩‍👩‍👧‍👦", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "می‌خواهم", "a\u{202E}b", "a\u{2028}b\u{FEFF}\u{1F}", "\u{F0000}\u{AD}",
  ])
  func aBodyOfAnyLettersIsSentAsItIs(text: String) async throws {
    let endpoint = TestEndpoint(EndpointRequest(.post, "/a", body: .json(["a": text])))

    let curl = try await request(endpoint).curl(redacting: .knownSecrets)

    // In single quotes, so that a shell hands it on byte for byte.
    let start = try #require(curl.range(of: "--data-raw '")).upperBound
    let body = curl[start...].dropLast()
    let decoded = try JSONDecoder().decode([String: String].self, from: Data(body.utf8))
    #expect(decoded.map { Array($0.value.unicodeScalars) } == [Array(text.unicodeScalars)])
    #expect(curl.onOneLine == curl)
  }

  @Test func emojiStandAsTheyAre() async throws {
    let family = "👩‍👩‍👧‍👦"
    let endpoint = TestEndpoint(EndpointRequest(.post, "/a", body: .json(["a": family])))

    #expect(try await request(endpoint).curl(redacting: .knownSecrets).contains(family))
  }

  @Test(arguments: [
    (
      "Referer", "https://u:s3@app.example/cb?page=2&code=s3&x=1#access_token=s3;s3&id_token=s3",
      "https://***@app.example/cb?page=2&code=***&x=1#access_token=***&id_token=***"
    ),
    ("Referer", "/cb;jsessionid=s3?a=b", "/cb;jsessionid=***"),
    ("X-Back", "/login?to=https%3A%2F%2Fa.example%2F%3Fcode%3Ds3", nil),
    (
      "Link", "<https://a.example/?cursor=1&sig=s3>; rel=\"next\"",
      "<https://a.example/?cursor=1&sig=***>; rel=\"next\""
    ),
    ("X-Trace", "00-ab=cd", "00-ab=cd"),
  ])
  func aURLInAHeaderShowsNoSecret(name: String, value: String, shown: String?) async throws {
    let text = try await request(TestEndpoint.get("/a", headers: [(name, value)]))
      .curl(redacting: .knownSecrets)

    #expect(!text.contains("s3"))
    if let shown { #expect(text.contains("'\(name): \(shown)'")) }
  }

  @Test func aURLInABodyOrQueryShowsNoSecret() async throws {
    let url = "https://a.example/cb?state=1&code=s3"
    let endpoint = TestEndpoint(
      EndpointRequest(.post, "/a", query: [("to", url), ("page", "2")], body: .json(["to": url])))

    let text = try await request(endpoint).curl(redacting: .knownSecrets)

    #expect(!text.contains("s3"))
    #expect(text.contains("?to=***&page=2"))
    #expect(text.contains("https://a.example/cb?state=1&code=***"))
  }

  @Test func theHeadOfAResponseShowsNoSecretOfARedirect() async throws {
    let entries = Locked<[String]>([])
    let api = client(
      answering: .status(302).header(
        "Location", "https://a.example/cb?code=hidden&access_token=hidden")
    ) {
      $0.redaction = .knownSecrets
      $0.options.redirects = .never
      $0.logger = FunctionLogger(.trace) { entry in entries.with { $0.append(entry.message) } }
    }

    _ = try? await api.send(TestEndpoint.get("/a"))

    let text = entries.with { $0.joined() }
    #expect(text.contains("https://a.example/cb?code=***&access_token=***"))
    #expect(!text.contains("hidden"))
  }

  @Test func bytesAreCounted() async throws {
    let endpoint = TestEndpoint(
      EndpointRequest(
        .put, "/a", body: .raw(.data(Data([0, 255])), contentType: "image/png")))

    #expect(try await request(endpoint).curl().hasSuffix("--data-raw '<2 bytes>'"))
  }
}
