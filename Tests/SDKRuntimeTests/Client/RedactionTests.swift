import Foundation
import SDKRuntime
import SDKTesting
import TestSupport
import Testing

/// Marked secrets are planted everywhere, and looked for in every text.
@Suite(.timeLimit(.minutes(15))) struct RedactionTests {
  private static let mark = "s3cr3t"

  @Test(arguments: [
    ("API-Key", true), ("To.Ken", true), ("to\u{1F600}ken", true), ("x_SIG", true),
    ("t\u{212A}ey", true), ("", false), ("colour", false), ("na\u{EF}ve", false), ("tok en", true),
    ("tokn", false), ("123otp", true),
  ])
  func aNameThatHoldsASecretWordIsOne(name: String, isSecret: Bool) {
    #expect(Redaction.knownSecrets.shows(query: name) == !isSecret)
  }

  /// Work that grew with the square of the text would not end before the limit.
  @Test(.ownThread, arguments: ["a=", "a=&", "://", "@", "%3D", "https://u@h/?a=1 ", "://@"])
  func theWorkGrowsWithTheText(piece: String) {
    let text = String(repeating: piece, count: 100_000)
    let shown = Redaction.knownSecrets.text(ofHeader: "Link", text + "&token=\(Self.mark)")
    #expect(shown.hasSuffix("&token=***"))
  }

  private func configuration() -> APIClient.Configuration {
    var configuration = APIClient.Configuration(
      server: Server("https://h.example?sig=\(Self.mark)"))
    configuration.headers = [("X-App-Secret", Self.mark), ("Cookie", "sid=\(Self.mark)")]
    configuration.query = [("token", Self.mark)]
    configuration.options.headers = ["X-Opt": Self.mark]
    configuration.options.retry = RetryPolicy.none
    configuration.schemes = [
      SecurityScheme("a", .bearer, Self.mark),
      SecurityScheme("b", .apiKey("api_key", in: .query), Self.mark),
      SecurityScheme("c", .basic, BasicCredential(user: Self.mark, password: Self.mark)),
    ]
    return configuration
  }

  private var endpoints: [ThingsEndpoint] {
    [
      .find(slug: Self.mark), .login(user: Self.mark, password: Self.mark),
      .create(Thing(id: 1, title: Self.mark)),
      .put(id: 1, .data(Data(Self.mark.utf8))),
    ]
  }

  private func texts(_ value: some Any) -> [String] {
    var dumped = ""
    dump(value, to: &dumped)
    let localized = (value as? any Error)?.localizedDescription ?? ""
    return ["\(value)", String(reflecting: value), dumped, localized]
  }

  @Test(arguments: [
    Reply.status(500).header("Set-Cookie", "a=s3cr3t"),
    .json(#"{"access_token": "s3cr3t"}"#), .json(#"{"id": "s3cr3t"}"#),
    .json(#"{"access_token": "s3cr3t"}"#, status: 401), .text("s3cr3t", contentType: "text/html"),
    .failure(.dns),
  ])
  func noErrorAndNoRequestShowsASecret(reply: Reply) async throws {
    let mock = MockTransport().on(.any, reply)
    let api = APIClient(configuration(), transport: mock)

    for endpoint in endpoints {
      let options = RequestOptions(headers: ["X-Call": Self.mark], auth: .all(["a", "b"]))
      let error = try #require(
        await failure { _ = try await api.send(endpoint, as: Thing.self, options: options) })
      #expect(!texts(error).contains { $0.contains(Self.mark) })
    }

    let shown = mock.calls.flatMap { texts($0.request) + texts($0.request.summary) }
    #expect(!shown.contains { $0.contains(Self.mark) })
    #expect(mock.calls.count == endpoints.count)
  }

  @Test func noConfigurationShowsASecret() throws {
    let response = HTTPResponse(
      status: 200, headers: ["Set-Cookie": Self.mark], body: .data(Data(Self.mark.utf8)),
      url: try #require(URL(string: "https://h/?token=\(Self.mark)")))
    var shown = texts(configuration()) + texts(response) + texts(configuration().schemes)
    shown += texts(configuration().headers) + texts(configuration().options)
    shown += texts(BasicCredential(user: Self.mark, password: Self.mark))
    shown += texts(APIClient(configuration(), transport: MockTransport()))
    shown += texts(endpoints[1].request)

    #expect(!shown.contains { $0.contains(Self.mark) })
  }

  @Test func refusalsDoNotShowWhatTheyRefuse() async {
    let secret = "s3cr3t\r\n"
    let texts = [
      await refusal(TestEndpoint.get("/a", headers: [("X", secret)])),
      await refusal(TestEndpoint.get("/a")) { $0.schemes = [SecurityScheme("a", .bearer, secret)] },
      await refusal(TestEndpoint.get("/a"), server: Server("https://u:s3cr3t@h")),
    ]

    #expect(texts.allSatisfy { $0?.contains("s3cr3t") == false })
  }
}
