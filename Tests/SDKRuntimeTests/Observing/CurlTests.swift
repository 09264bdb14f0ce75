import Foundation
import SDKRuntime
import SDKTesting
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct CurlTests {
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

  @Test func bytesAreCounted() async throws {
    let endpoint = TestEndpoint(
      EndpointRequest(
        .put, "/a", body: .raw(.data(Data([0, 255])), contentType: "image/png")))

    #expect(try await request(endpoint).curl().hasSuffix("--data-raw '<2 bytes>'"))
  }
}
