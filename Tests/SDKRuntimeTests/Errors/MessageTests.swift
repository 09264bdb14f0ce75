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

  @Test func everyWayOfFailingSpeaksTheLanguage() async throws {
    #expect(try await message(.failure(.offline), ["ko"]) == "네트워크에 연결되어 있지 않습니다.")
    #expect(try await message(.json("{}"), ["ko"]) == "서버의 응답을 이해할 수 없습니다.")
    #expect(try await message(.status(401), ["ko"]) == "서버가 로그인을 승인하지 않았습니다.")
    #expect(
      try await message(.text("<html>", contentType: "text/html"), ["ko"])
        == "서버의 응답을 이해할 수 없습니다.")
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
