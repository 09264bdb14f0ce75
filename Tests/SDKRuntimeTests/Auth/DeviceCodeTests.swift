import Foundation
import SDKRuntime
import SDKTesting
import Testing

/// OAuth 2 on another device: RFC 8628.
@Suite(.timeLimit(.minutes(15))) struct DeviceCodeTests {
  private let clock = TestClock()
  private let store = MemoryTokenStore()
  private let codes = Reply.json(
    #"{"device_code": "D", "user_code": "WDJB-MJHT", "verification_uri": "https://auth.example/d", "#
      + #""verification_uri_complete": "https://auth.example/d?c=WDJB-MJHT", "expires_in": 900}"#)
  private let token = Reply.json(
    #"{"access_token": "A", "refresh_token": "R", "token_type": "Bearer", "expires_in": 60}"#)

  private func flow(
    _ mock: MockTransport, secret: String? = nil, url: String = "https://auth.example/codes"
  ) -> DeviceCodeFlow {
    DeviceCodeFlow(
      deviceAuthorizationURL: url, tokenURL: "https://auth.example/token", clientID: "tool 1",
      clientSecret: secret, scopes: ["read", "write"], store: store, transport: mock, clock: clock,
      now: { Date(timeIntervalSince1970: 0) })
  }

  private func refusal(_ code: String) -> Reply { .json(#"{"error": "\#(code)"}"#, status: 400) }

  /// Lets each wait of a login end as soon as it begins.
  private func logIn(
    _ flow: DeviceCodeFlow, with request: DeviceCodeRequest, waits: Int
  ) async throws -> BearerToken {
    let login = Task { try await flow.logIn(with: request, identity: "me") }
    for wait in 0..<waits {
      try await clock.sleepers(1)
      clock.advance(by: clock.slept[wait])
    }
    return try await login.value
  }

  @Test func itIsAskedForUntilTheUserHasEnteredTheCode() async throws {
    let mock = MockTransport().on(
      .any, codes, refusal("authorization_pending"), refusal("slow_down"),
      .failure(.connectionLost), refusal("authorization_pending"), token)
    let flow = flow(mock)

    let request = try await flow.makeRequest()
    #expect(request.userCode == "WDJB-MJHT")
    #expect(request.verificationURL == "https://auth.example/d")
    #expect(request.completeVerificationURL == "https://auth.example/d?c=WDJB-MJHT")
    #expect(request.lifetime == .seconds(900))
    let got = try await logIn(flow, with: request, waits: 5)

    #expect(got.accessToken == "A" && got.refreshToken == "R" && got.identity == "me")
    #expect(got.expiresAt == Date(timeIntervalSince1970: 60))
    #expect(store.token() == got)
    #expect(try await flow.credential.secret() == "A")
    #expect(clock.slept == [5, 5, 10, 20, 20].map { .seconds($0) })
    #expect(
      mock.calls.map(\.text).prefix(2) == [
        "scope=read%20write&client_id=tool%201",
        "grant_type=urn%3Aietf%3Aparams%3Aoauth%3Agrant-type%3Adevice_code&device_code=D"
          + "&client_id=tool%201",
      ])
    #expect(
      mock.calls.map(\.request.url.lastPathComponent) == ["codes"]
        + Array(repeating: "token", count: 5))
    #expect(mock.calls.allSatisfy { $0.request.headers["Authorization"] == nil })
  }

  @Test(arguments: ["access_denied", "expired_token", "invalid_grant"])
  func aRefusalEndsIt(code: String) async throws {
    let mock = MockTransport().on(.any, codes, refusal(code))
    let flow = flow(mock)
    let request = try await flow.makeRequest()

    let error = await #expect(throws: CredentialRejected.self) {
      try await logIn(flow, with: request, waits: 1)
    }
    #expect(error?.reason.contains(code) == true)
    #expect(mock.calls.count == 2 && store.token() == nil)
  }

  /// Some servers write numbers as text.
  @Test func numbersMayBeText() async throws {
    let answer = Reply.json(
      #"{"device_code": "D", "user_code": "U", "verification_url": "https://g.example", "#
        + #""expires_in": "900", "interval": "7"}"#)
    let flow = flow(MockTransport().on(.any, answer, token))

    let request = try await flow.makeRequest()

    #expect(request.lifetime == .seconds(900))
    _ = try await logIn(flow, with: request, waits: 1)
    #expect(clock.slept == [.seconds(7)])
  }

  @Test func aCodeThatIsNotEnteredInTimeEndsIt() async throws {
    let short = Reply.json(
      #"{"device_code": "D", "user_code": "U", "verification_url": "https://g.example", "#
        + #""expires_in": 8, "interval": 4}"#)
    let mock = MockTransport().on(.any, short, refusal("authorization_pending"))
    let flow = flow(mock)
    let request = try await flow.makeRequest()
    #expect(request.verificationURL == "https://g.example")

    let error = await #expect(throws: CredentialRejected.self) {
      try await logIn(flow, with: request, waits: 2)
    }
    #expect(error?.reason == "the code was not entered in time")
    #expect(mock.calls.count == 3)
  }

  /// There is nothing more to ask once the code has come to its end.
  @Test func theEndOfTheCodeIsNotWaitedBeyond() async throws {
    let slow = Reply.json(
      #"{"device_code": "D", "user_code": "U", "verification_url": "https://g.example", "#
        + #""expires_in": 8, "interval": 3600}"#)
    let mock = MockTransport().on(.any, slow)
    let flow = flow(mock)
    let request = try await flow.makeRequest()

    await #expect(throws: CredentialRejected.self) {
      try await logIn(flow, with: request, waits: 1)
    }
    #expect(clock.slept == [.seconds(8)] && mock.calls.count == 1)
  }

  /// RFC 8628, §3.5: after a timeout it is asked again, and less often.
  @Test(arguments: [Reply.status(429), .status(502), .status(503), .status(504)])
  func whatMayPassEndsNothing(_ reply: Reply) async throws {
    let mock = MockTransport().on(.any, codes, reply, token)
    let flow = flow(mock)

    let got = try await logIn(flow, with: try await flow.makeRequest(), waits: 2)

    #expect(got.accessToken == "A" && clock.slept == [.seconds(5), .seconds(10)])
  }

  @Test func aQuestionThatTakesTooLongEndsNothing() async throws {
    let late = Locked(true)
    let mock = MockTransport()
    mock.on(.post("/codes"), codes).on(
      .any,
      handler: { [token] _ in
        let isLate = late.with { late in
          defer { late = false }
          return late
        }
        // What the client makes of a deadline that has passed, which here would take a minute.
        if isLate {
          throw APIError(
            .deadlineExceeded, operationID: "OAuth2.token", request: nil, reason: "late")
        }
        return token
      })
    let flow = flow(mock)

    let got = try await logIn(flow, with: try await flow.makeRequest(), waits: 2)

    #expect(got.accessToken == "A" && clock.slept == [.seconds(5), .seconds(10)])
  }

  @Test func otherErrorsAreThoseOfTheServer() async throws {
    let mock = MockTransport().on(.any, codes, .status(500))
    let flow = flow(mock)
    let request = try await flow.makeRequest()

    let error = await #expect(throws: APIError.self) {
      try await logIn(flow, with: request, waits: 1)
    }
    #expect(error?.status == 500)
  }

  @Test func itEndsWhenItIsCancelled() async throws {
    let flow = flow(MockTransport().on(.any, codes, refusal("authorization_pending")))
    let request = try await flow.makeRequest()
    let login = Task { try await flow.logIn(with: request) }
    try await clock.sleepers(1)

    login.cancel()

    await #expect(throws: CancellationError.self) { try await login.value }
  }

  @Test func aSecretAndCodesGoToNoInsecureServer() async throws {
    let mock = MockTransport().on(.any, codes)
    let error = await #expect(throws: APIError.self) {
      try await flow(mock, url: "http://auth.example/codes").makeRequest()
    }
    #expect(error?.kind == .insecureServer && mock.calls.isEmpty)

    let request = try await flow(mock, secret: "s").makeRequest()
    #expect(mock.calls.last?.request.headers["Authorization"]?.hasPrefix("Basic ") == true)
    var dumped = ""
    dump(request, to: &dumped)
    #expect(!dumped.contains("\"D\"") && "\(request)" == "DeviceCodeRequest")
  }
}
