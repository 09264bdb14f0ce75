import Foundation
import SDKDemoJSONPlaceholder
import SDKRuntime
import SDKTesting
import Testing

// The code of the guide Errors.md and Retries.md.

private func title(of id: Int, _ api: JSONPlaceholderClient) async throws -> String {
  do {
    return try await api.posts.get(id: id).title
  } catch let error as APIError {
    switch error.kind {
    case .status where error.status == 404: return "There is no such post."
    case .transport where error.transportCode == .offline: return "You are offline."
    default: return error.localizedDescription
    }
  }
}

private func details(of error: APIError) throws -> String {
  if error.declared is NotFound {
    return "not found"
  }
  let body = try error.body(as: JSON.self)
  return "\(body)"
}

private func configureMessages(_ configuration: inout APIClient.Configuration) {
  configuration.errorMessages.languages["en"]?.byStatus[404] = "There is no such post."
}

private func showReasons(_ configuration: inout APIClient.Configuration) {
  configuration.errorMessages.languages["en"]?.byKind[.rejected] = "Refused: {reason} ({code})"
  configuration.errorMessages.languages["ko"]?.byKind[.decoding] = "{path}: {reason}"
  configuration.errorMessages.languages["en"]?.byKind[.status] = "Status {status}: {other} {code}"
  configuration.errorMessages.languages["en"]?.byStatus = [:]
}

private func advice(after error: APIError) -> String? {
  switch error.category {
  case .network: return "Try again later."
  case .login: return "Please log in."
  case .server, .response: return "This is our fault."
  case .request, .client: return "Please update the app."
  case .cancelled: return nil
  }
}

@Test func sentencesHaveThePartsOfTheError() async throws {
  let mock = MockTransport()
    .on(.get("/posts/1"), .json(#"{ "code": "22", "text": "no {status}" }"#))
    .on(.get("/posts/2"), .status(404))
    .on(.get("/posts/3"), .json(#"{ "id": 3 }"#))
  let api = JSONPlaceholderClient(transport: mock) {
    $0.errorMessages.preferred = { ["en"] }
    showReasons(&$0)
  }
  let rule = SuccessRule(at: ["code"], is: "00", message: ["text"])
  let refused = AdHocRequest<JSON>(.get, "/posts/1", response: .init(success: rule))

  let rejected = await #expect(throws: APIError.self) { try await api.client.send(refused) }
  #expect(rejected?.localizedDescription == "Refused: no {status} (22)")
  #expect(try advice(after: #require(rejected)) == "This is our fault.")
  let failed = await #expect(throws: APIError.self) { try await api.posts.get(id: 2) }
  #expect(failed?.localizedDescription == "Status 404: {other} ")
  let korean = JSONPlaceholderClient(transport: mock) {
    $0.errorMessages.preferred = { ["ko"] }
    showReasons(&$0)
  }
  let unread = await #expect(throws: APIError.self) { try await korean.posts.get(id: 3) }
  #expect(unread?.localizedDescription == "userId: 값이 없음")
}

private func patientClient(_ transport: any Transport) -> JSONPlaceholderClient {
  let api = JSONPlaceholderClient(transport: transport) {
    $0.options.retry = RetryPolicy(maxRetries: 4, baseDelay: .milliseconds(100))
  }
  return api
}

private func callOnce(_ api: JSONPlaceholderClient) async throws -> Post {
  let post = try await api.posts.get(id: 1, options: .init(maxRetries: 0))
  return post
}

private func create(
  _ draft: NewPost, draftID: String, _ api: JSONPlaceholderClient
) async throws -> Post {
  let post = try await api.posts.create(draft, options: .init(idempotencyKey: draftID))
  return post
}

private func callWithLimits(_ api: JSONPlaceholderClient) async throws -> Post {
  let options = RequestOptions(timeout: .seconds(10), deadline: .seconds(30))
  let post = try await api.posts.get(id: 1, options: options)
  return post
}

private let postText = #"{ "id": 1, "userId": 3, "title": "Hello", "body": "…" }"#

@Test func aPostIsReadAtTheSecondAttempt() async throws {
  let mock = MockTransport().on(.get("/posts/1"), .status(503), .json(postText))
  let api = JSONPlaceholderClient(transport: mock) {
    $0.options.retry = RetryPolicy(baseDelay: .zero)
  }

  let post = try await api.posts.get(id: 1)

  #expect(post.title == "Hello")
  #expect(mock.calls.count == 2)
}

@Suite struct ErrorsGuideTests {
  private var mock: MockTransport {
    MockTransport()
      .on(.get("/posts/404"), .json("{}", status: 404))
      .on(.get("/posts/0"), .failure(.offline))
      .on(.get("/posts/1"), .status(503))
      .on(.get("/posts/2"), .json(postText))
      .on(.post("/posts"), .status(503), .json(postText, status: 201))
  }

  @Test func errorsAreToldApart() async throws {
    let api = JSONPlaceholderClient(transport: mock) { configureMessages(&$0) }
    #expect(try await title(of: 2, api) == "Hello")
    #expect(try await title(of: 404, api) == "There is no such post.")
    #expect(try await title(of: 0, api) == "You are offline.")

    let error = await #expect(throws: APIError.self) { try await api.posts.get(id: 404) }
    #expect(try details(of: #require(error)) == "not found")
  }

  @Test func oneAttemptIsEnough() async throws {
    let mock = mock
    let api = JSONPlaceholderClient(transport: mock)
    await #expect(throws: APIError.self) { try await callOnce(api) }
    #expect(mock.calls.count == 1)
  }

  @Test func aPatientClientTriesFiveTimes() async throws {
    let mock = mock
    // Without a deadline: on a busy machine, the short waits between attempts may become long.
    await #expect(throws: APIError.self) { try await patientClient(mock).posts.get(id: 1) }
    #expect(mock.calls.count == 5)
  }

  @Test func limitsAreGivenPerCall() async throws {
    let mock = MockTransport().on(.get("/posts/1"), .json(postText))
    #expect(try await callWithLimits(JSONPlaceholderClient(transport: mock)).title == "Hello")
  }

  @Test func aKeyMakesAPostRepeatable() async throws {
    let mock = mock
    let draft = NewPost(userID: 3, title: "Hello", body: "…")
    _ = try await create(draft, draftID: "draft-7", JSONPlaceholderClient(transport: mock))
    #expect(mock.calls.map { $0.request.headers["Idempotency-Key"] } == ["draft-7", "draft-7"])
  }
}
