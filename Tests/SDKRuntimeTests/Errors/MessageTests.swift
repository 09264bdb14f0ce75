import Foundation
import SDKRuntime
import SDKTesting
import Testing

@testable import SDKCore

@Suite(.timeLimit(.minutes(15))) struct MessageTests {
  private func message(
    _ reply: Reply, _ languages: [String], _ change: (inout ErrorMessages) -> Void = { _ in }
  ) async throws -> String {
    let api = client(answering: reply) { configuration in
      configuration.options.retry = RetryPolicy.none
      configuration.errorMessages.preferred = { languages }
      change(&configuration.errorMessages)
    }
    let error = try #require(
      await failure { _ = try await api.send(TestEndpoint.get("/a"), as: Int.self) })
    return error.localizedDescription
  }

  @Test(arguments: [
    (["en-GB"], "The server reported an error. (500)"),
    (["ko-KR", "en"], "서버에서 오류가 발생했습니다. (500)"),
    (["ko_KR.UTF-8"], "서버에서 오류가 발생했습니다. (500)"),
    (["fr", "ko"], "서버에서 오류가 발생했습니다. (500)"),
    (["fr"], "The server reported an error. (500)"),
    ([], "The server reported an error. (500)"),
    (["", "-"], "The server reported an error. (500)"),
  ])
  func theBestLanguageIsSpoken(languages: [String], text: String) async throws {
    #expect(try await message(.status(500), languages) == text)
  }

  @Test(arguments: [
    (Reply.status(404), "Test: status 404 (GET "), (.json("[]"), "Test: decoding: "),
  ])
  func theDescriptionSaysTheStatusOnce(reply: Reply, start: String) async throws {
    let api = client(answering: reply)
    let error = try #require(
      await failure { _ = try await api.send(TestEndpoint.get("/a"), as: Int.self) })

    #expect(error.description.hasPrefix(start), "\(error)")
    #expect(error.description.components(separatedBy: "status ").count == 2, "\(error)")
  }

  /// What a server says forges no line of a log, and the keys of a map may be tokens.
  @Test func theDescriptionIsOneLineAndCutsKeys() async throws {
    let key = String(repeating: "k", count: 200)
    let map = try #require(
      await failure {
        _ = try await client(answering: .json("{\"a\\n\\u001b[2K\(key)\": true}"))
          .send(TestEndpoint.get("/a"), as: [String: Int].self)
      })
    #expect(map.decodingPath?.contains(String(repeating: "k", count: 60)) == false)
    #expect(map.decodingPath?.hasPrefix("a\\u{a}\\u{1b}[2Kkkk") == true)
    #expect(map.decodingPath?.hasSuffix("k…") == true)

    let error = APIError(
      .rejected, operationID: "X", request: nil, code: "1\r\n2", reason: "no\n[error] forged")
    #expect(error.description == "X: rejected: no\\u{a}[error] forged [1\\u{d}\\u{a}2]")
  }

  /// A server may send megabytes of them, and each log would hold them.
  @Test func theDescriptionCutsTheServersWords() {
    let words = String(repeating: "w", count: 100_000)

    let error = APIError(.rejected, operationID: "X", request: nil, code: words, reason: words)

    #expect(error.description.count < 1_200 && error.description.contains("www… [www"))
    #expect(error.reason == words && error.code == words)
  }

  @Test func errorsOfStreamsPagesAndResultsSpeakTheAppsLanguage() async throws {
    func client(_ reply: Reply) -> APIClient {
      SDKRuntimeTests.client(answering: reply) {
        $0.errorMessages = ErrorMessages(
          languages: ["x": ErrorTexts(byKind: [:], other: "own words")], fallback: "x")
      }
    }
    let endpoint = TestEndpoint(EndpointRequest(.post, "/a"))
    var found: [APIError?] = []
    let events = client(.events("data: x\n\n")).events(endpoint, as: Int.self)
    found.append(await failure { for try await _ in events {} })
    let lines = client(.text("x", contentType: "application/x-ndjson"))
      .lines(endpoint, as: Int.self)
    found.append(await failure { for try await _ in lines {} })
    let pages = client(.json("[1]")).pages(as: [Int].self, items: \.self, by: .page(from: 1)) { _ in
      endpoint
    }
    found.append(await failure { for try await _ in pages {} })
    found.append(await failure { _ = try await client(.json("1")).withResponse { _ in } })
    found.append(await failure { try await client(.json("1")).storeInCache(1, for: endpoint) })
    let cancelled = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await client(.json("1")).result(of: endpoint, as: Int.self)
    }
    if case .failure(let error) = await cancelled.value { found.append(error) }

    #expect(found.map { $0?.localizedDescription } == Array(repeating: "own words", count: 6))
  }

  @Test func everyWayOfFailingSpeaksTheLanguage() async throws {
    #expect(try await message(.failure(.offline), ["ko"]) == "네트워크에 연결되어 있지 않습니다.")
    #expect(try await message(.json("{}"), ["ko"]) == "서버의 응답을 처리할 수 없습니다.")
    #expect(try await message(.status(401), ["ko"]) == "로그인 정보가 유효하지 않습니다.")
    #expect(
      try await message(.text("<html>", contentType: "text/html"), ["ko"])
        == "서버의 응답을 처리할 수 없습니다.")
  }

  @Test func anAppReplacesTextsAndAddsLanguages() async throws {
    let english = try await message(.status(404), ["en"]) {
      $0.languages["en"]?.byStatus[404] = "Nope."
    }
    let german = try await message(.status(500), ["de-AT"]) {
      $0.languages["de"] = ErrorTexts(byKind: [:], other: "Fehler.")
    }

    #expect(english == "Nope.")
    #expect(german == "Fehler. (500)")
  }

  @Test func bothLanguagesSayTheSameThings() {
    #expect(Set(ErrorTexts.english.byKind.keys) == Set(ErrorTexts.korean.byKind.keys))
    #expect(
      Set(ErrorTexts.english.byTransportCode.keys)
        == Set(ErrorTexts.korean.byTransportCode.keys))
    #expect(Set(ErrorTexts.english.byStatus.keys) == Set(ErrorTexts.korean.byStatus.keys))
    let kinds = Array(ErrorTexts.english.byKind.keys) + [.paging, .intercepted]
    for kind in kinds { #expect(ErrorTexts.korean.reasons?[.kind(kind)] != nil) }
  }

  /// Everything but the server's own words is in the language of the sentence.
  @Test(arguments: [
    (Reply.json("{}"), APIError.Kind.decoding, "값이 없음 a"),
    (.json(#"{"a": {"b": [null]}}"#), .decoding, "값이 null임 a.b[0]"),
    (.json(#"{"a": {"b": [{}]}}"#), .decoding, "값의 형식이 다름 a.b[0]"),
    (.json(#"{"a": {"b": ["x"]}}"#), .decoding, "읽을 수 없는 값 a.b[0]"),
    (.json(#"{"a": "#), .decoding, "JSON 형식이 아님 "),
    (.data(Data(), contentType: nil), .decoding, "읽을 수 없는 값 "),
    (.text("x"), .contentType, "예상과 다른 형식의 응답 "),
    (.json("[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]"), .bodyTooLarge, "너무 큰 응답 "),
    (.status(418), .status, "서버 오류 "),
    (.json(#"{"m": "no money"}"#, status: 402), .status, "no money "),
    (.failure(.tls), .transport, "서버와의 통신 실패 "),
  ])
  func reasonsSpeakTheLanguage(reply: Reply, kind: APIError.Kind, text: String) async throws {
    struct Outer: Decodable, Sendable {
      struct Inner: Decodable, Sendable { let b: [Day] }
      let a: Inner
    }
    let api = client(answering: reply) { configuration in
      configuration.options = RequestOptions(retry: RetryPolicy.none, maxResponseBytes: 32)
      configuration.errorMessages.preferred = { ["ko"] }
      configuration.errorMessages.languages["ko"]?.byTransportCode = [:]
      configuration.errorMessages.languages["ko"]?.byKind = [kind: "{reason} {path}{status}"]
    }
    let rule = SuccessRule(at: ["c"], is: 0, message: ["m"])
    let endpoint = TestEndpoint(
      EndpointRequest(.get, "/a", response: .init(success: kind == .status ? rule : nil)))

    let error = try #require(await failure { _ = try await api.send(endpoint, as: Outer.self) })

    #expect(error.kind == kind)
    #expect(error.localizedDescription == text + (error.status.map { "\($0)" } ?? ""))
  }

  @Test func aReasonWithoutWordsIsTheSentenceForAllOthers() {
    let german = ErrorTexts(byKind: [.decoding: "Unlesbar: {reason}"], other: "ein Fehler")
    let error = APIError(.decoding, operationID: "A.b", request: nil, reason: "missing")

    #expect(german.message(for: error) == "Unlesbar: ein Fehler")
    var english = german
    english.reasons = nil
    #expect(english.message(for: error) == "Unlesbar: missing")
  }

  @Test func aRejectionWithoutAMessageHasNoEnglishReason() async throws {
    let endpoint = TestEndpoint(
      EndpointRequest(
        .get, "/a", response: .init(success: SuccessRule(at: ["c"], is: 0, message: ["m"]))))
    func message(_ json: String) async throws -> String {
      let api = client(answering: .json(json)) { configuration in
        configuration.errorMessages.preferred = { ["ko"] }
        configuration.errorMessages.languages["ko"]?.byKind[.rejected] = "거부: {reason} {code}"
      }
      return try #require(await failure { try await api.send(endpoint) }).localizedDescription
    }

    #expect(try await message(#"{"c": 7}"#) == "거부: 서버의 거부 7")
    #expect(try await message(#"{"c": 7, "m": "잔액 부족"}"#) == "거부: 잔액 부족 7")
    #expect(try await message("[]") == "거부: 서버의 거부 ")
  }

  @Test func aTextForStatusIsForThoseWithoutTheirOwn() async throws {
    func text(_ status: Int, _ change: @escaping (inout ErrorTexts?) -> Void) async throws -> String
    {
      try await message(.status(status), ["en"]) { change(&$0.languages["en"]) }
    }

    #expect(try await text(500) { $0?.byKind[.status] = "S {status}" } == "S 500")
    #expect(try await text(404) { $0?.byKind[.status] = "S {status}" } == "This was not found.")
    let replaced = try await text(404) {
      $0?.byKind[.status] = "S {status}"
      $0?.byStatus = [:]
    }
    #expect(replaced == "S 404")
  }

  /// A status says nothing of an error that is not about it.
  @Test func textsByStatusAreForErrorsOfStatus() {
    let response = HTTPResponse(status: 401, url: URL(filePath: "/"))
    let error = APIError(
      .unauthorized, operationID: "A.b", request: nil, response: response, reason: "refused")

    #expect(ErrorTexts.english.message(for: error) == "Please log in again.")
  }

  @Test func aSwitchOverCategoriesNeedsNoDefault() async throws {
    func advice(_ error: APIError) -> String {
      switch error.category {
      case .request, .client: "bug"
      case .network: "later"
      case .server, .response: "support"
      case .login: "log in"
      case .cancelled: ""
      }
    }
    func error(_ kind: APIError.Kind, _ underlying: (any Error)? = nil) -> APIError {
      APIError(kind, operationID: "A.b", request: nil, reason: "", underlying: underlying)
    }

    #expect(advice(error(.deadlineExceeded)) == "later")
    #expect(advice(error(.transport, TransportError(.offline))) == "later")
    #expect(advice(error(.transport, TransportError(.fileNotWritable))) == "bug")
    #expect(advice(error(.unauthorized)) == "log in")
    #expect(advice(error(.rejected)) == "support")
    // Each is a category of some kind.
    let kinds = ErrorTexts.english.byKind.keys
    #expect(Set(kinds.map(\.category)) == Set(APIError.Category.allCases))
  }

  @Test func zhHantBeatsZh() {
    let messages = ErrorMessages(languages: [
      "zh": ErrorTexts(byKind: [:], other: "s"), "zh-Hant": ErrorTexts(byKind: [:], other: "t"),
    ])

    #expect(messages.texts(for: ["zh-Hant-TW"])?.other == "t")
    #expect(messages.texts(for: ["zh-Hans"])?.other == "s")
  }
}
