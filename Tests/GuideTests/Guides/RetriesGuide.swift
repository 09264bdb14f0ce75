import SDKDemoJSONPlaceholder
import SDKRuntime
import SDKTesting
import Testing

// The code of the guide Retries.md that ErrorsGuide.swift does not have.

private func limitedClient(_ transport: any Transport) -> JSONPlaceholderClient {
  let api = JSONPlaceholderClient(transport: transport) {
    $0.rateLimit = RateLimit(10, per: .seconds(1), maxWait: .seconds(5))
  }
  return api
}

private func backgroundClient(_ transport: any Transport) -> JSONPlaceholderClient {
  let api = JSONPlaceholderClient(transport: transport) {
    $0.options.retry = RetryPolicy(
      maxRetries: 5, statuses: [429, 503], baseDelay: .seconds(1), maxDelay: .seconds(60))
    $0.retryBudget = .unlimited
    $0.defaultDeadline = .seconds(600)
  }
  return api
}

private func search(_ api: JSONPlaceholderClient) async throws -> Post {
  let options = RequestOptions(retry: RetryPolicy(isSafeToRepeat: true))
  return try await api.posts.create(userID: 1, title: "Hello", body: "", options: options)
}

private func getIfThereWasNoResponse(_ api: JSONPlaceholderClient) async throws -> Post {
  let options = RequestOptions(retry: RetryPolicy(statuses: []))
  return try await api.posts.get(id: 1, options: options)
}

private func export(_ api: JSONPlaceholderClient) async throws -> [Post] {
  let options = RequestOptions(deadline: RequestOptions.noDeadline)
  let posts = try await api.posts.list(options: options)
  return posts
}

private let postText = #"{ "id": 1, "userId": 3, "title": "Hello", "body": "…" }"#

@Test func theSecondAttemptFollowsAfterASecond() async throws {
  let clock = TestClock()
  let mock = MockTransport().on(.get("/posts/1"), .status(503), .json(postText))
  let api = JSONPlaceholderClient(transport: mock) {
    $0.clock = clock
    $0.options.retry = RetryPolicy(baseDelay: .seconds(1), jitter: .none)
  }

  let call = Task { try await api.posts.get(id: 1) }
  try await clock.sleepers(1)
  clock.advance(by: .seconds(1))

  #expect(try await call.value.title == "Hello")
  #expect(clock.slept == [.seconds(1)])
}

@Suite struct RetriesGuideTests {
  @Test func aPolicyWidensAndNarrows() async throws {
    let mock = MockTransport().on(.any, .status(503), .json(postText), .status(503))
    let api = JSONPlaceholderClient(transport: mock) { $0.clock = TestClock() }

    async let post = search(api)
    let clock = try #require(api.client.configuration.clock as? TestClock)
    try await clock.sleepers(1)
    clock.advance(by: .seconds(1))
    #expect(try await post.id == 1)
    await #expect(throws: APIError.self) { try await getIfThereWasNoResponse(api) }
    #expect(mock.calls.count == 3)
  }

  @Test func clientsCall() async throws {
    let mock = MockTransport().on(.get("/posts"), .json("[\(postText)]"))
    for api in [limitedClient(mock), backgroundClient(mock)] {
      #expect(try await export(api).count == 1)
    }
  }
}
