import Foundation
import SDKRuntime
import SDKTesting
import Testing

@Suite struct AnyCredentialTests {
  private func sent(_ credential: AnyCredential, _ kind: SecurityScheme.Kind = .bearer) async throws
    -> String?
  {
    let mock = MockTransport().on(.any, .json("{}"))
    var configuration = APIClient.Configuration(server: testServer)
    configuration.schemes = [SecurityScheme("token", kind, credential)]
    try await APIClient(configuration, transport: mock).send(TestEndpoint.get("/a"))
    return mock.calls.first?.request.headers["Authorization"]
  }

  @Test func aTokenIsALiteralATextOrACredential() async throws {
    let text = "abc"

    #expect(try await sent("abc") == "Bearer abc")
    #expect(try await sent("a\(text.dropFirst())") == "Bearer abc")
    #expect(try await sent(.init(text)) == "Bearer abc")
    #expect(
      try await sent(
        .init(RefreshingCredential(TestProvider(.named("abc")) { _, _ in .named("") }, limit: nil)))
        == "Bearer abc")
    #expect(
      try await sent(.basic(user: "Aladdin", password: "open sesame"), .basic)
        == "Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==")
  }

  @Test func aStringIsNoCredential() {
    let text: any Sendable = "abc"

    #expect(!(text is any Credential))
  }

  @Test func aCredentialInAnotherKeepsWhoItIsFor() async throws {
    let provider = TestProvider(.named("old")) { _, _ in .named("new") }
    let credential = AnyCredential(RefreshingCredential(provider, clock: TestClock()))

    #expect(await credential.identity == "me")
    #expect(try await credential.secret(replacing: "old") == "new")
    #expect(await AnyCredential("a").identity == AnyCredential("a").identity)
    #expect(await AnyCredential("a").identity != AnyCredential("b").identity)
    #expect(try await AnyCredential("a").secret(replacing: "a") == nil)
  }

  @Test func nothingOfItIsShown() {
    let credentials: [AnyCredential] = ["s3cr3t", .basic(user: "s3cr3t", password: "s3cr3t")]
    for credential in credentials {
      var text = "\(credential) \(String(reflecting: credential))"
      dump(credential, to: &text)
      #expect(!text.contains("s3cr3t"))
    }
  }
}
