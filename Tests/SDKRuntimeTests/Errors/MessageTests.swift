import Foundation
import SDKTesting
import Testing

@testable import SDKRuntime

@Suite(.timeLimit(.minutes(5))) struct MessageTests {
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
  }

  @Test func zhHantBeatsZh() {
    let messages = ErrorMessages(languages: [
      "zh": ErrorTexts(byKind: [:], other: "s"), "zh-Hant": ErrorTexts(byKind: [:], other: "t"),
    ])

    #expect(messages.texts(for: ["zh-Hant-TW"])?.other == "t")
    #expect(messages.texts(for: ["zh-Hans"])?.other == "s")
  }
}
