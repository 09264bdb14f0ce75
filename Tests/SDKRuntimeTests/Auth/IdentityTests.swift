import Foundation
import SDKRuntime
import Testing

@testable import SDKCore

@Suite(.timeLimit(.minutes(15))) struct IdentityTests {
  /// The examples of FIPS 180, and one whose padding takes a block of its own.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb924"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039"
    ),
    (String(repeating: "a", count: 1000), "41edece42d63e8d9bf515a9ba6932e1c"),
  ])
  func fingerprintsAreHalfASHA256(text: String, digest: String) {
    #expect(Fingerprint.text(text) == digest)
  }

  private func identity(
    _ requirement: AuthRequirement, _ schemes: [SecurityScheme]
  ) async throws -> String? {
    let url = try #require(URL(string: "https://h/a"))
    let request = HTTPRequest(
      .get, url: url, options: RequestOptions(auth: requirement),
      endpoint: TestEndpoint.get("/a"))
    return await Authentication(schemes).identity(of: request)
  }

  @Test func identitiesTellUsersApartAndShowNoSecret() async throws {
    let a = try await identity(.default, [SecurityScheme("t", .bearer, "secretA")])
    let b = try await identity(.default, [SecurityScheme("t", .bearer, "secretB")])
    let again = try await identity(.default, [SecurityScheme("t", .bearer, "secretA")])

    #expect(a != nil)
    #expect(a == again)
    #expect(a != b)
    #expect(a?.contains("secret") == false)
  }

  @Test func passwordsGetAnotherFingerprintInEachProcess() async throws {
    let plain = try await identity(.default, [SecurityScheme("t", .basic, "u:p")])

    #expect(plain != nil)
    #expect(plain?.contains(Fingerprint.text("u:p")) == false)
  }

  @Test func nobodyIsKnownWhereACredentialDoesNotSay() async throws {
    struct Silent: Credential { func secret() -> String { "s" } }

    #expect(try await identity(.default, [SecurityScheme("t", .bearer, Silent())]) == nil)
    #expect(try await identity(.scheme("other"), []) == nil)
    #expect(try await identity(.none, [SecurityScheme("t", .bearer, Silent())]) == "")
  }
}

@Suite(.timeLimit(.minutes(15))) struct SharedTaskTests {
  private struct Failed: Error {}

  @Test func oneOutcomeIsForAllWhoWaitButThoseWhoLeft() async {
    let task = SharedTask()
    let waiting = (0..<10).map { _ in Task { try await task.wait() } }
    while task.count < 10 { await Task.yield() }

    waiting[0].cancel()
    await #expect(throws: CancellationError.self) { try await waiting[0].value }
    task.end(.failure(Failed()))
    task.end(.success(()))

    for waiter in waiting.dropFirst() {
      await #expect(throws: Failed.self) { try await waiter.value }
    }
    await #expect(throws: Failed.self) { try await task.wait() }
  }
}
