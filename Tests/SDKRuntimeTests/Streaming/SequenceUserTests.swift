import Foundation
import SDKRuntime
import SDKTesting
import Testing

/// Event streams and pages while another user logs in.
@Suite(.timeLimit(.minutes(15))) struct SequenceUserTests {
  private let users = UserSwitch()
  private let mock = MockTransport()
  private let clock = TestClock()

  private func client(
    _ configure: (inout APIClient.Configuration) -> Void = { _ in }
  ) -> APIClient {
    var configuration = APIClient.Configuration(server: testServer)
    configuration.clock = clock
    configuration.schemes = [SecurityScheme("token", .bearer, users)]
    configuration.options.retry = RetryPolicy.none
    configure(&configuration)
    return APIClient(configuration, transport: mock)
  }

  /// Reads the stream to its end, ending each wait as soon as it begins.
  private func events(
    _ api: APIClient, waits: Int, beforeWait: @Sendable (Int) -> Void = { _ in }
  ) async throws -> [String] {
    let reading = Task {
      var data: [String] = []
      for try await event in api.events(TestEndpoint.get("/feed")) { data.append(event.data) }
      return data
    }
    for wait in 0..<waits {
      try await clock.sleepers(1)
      beforeWait(wait)
      clock.advance(by: clock.slept[wait])
    }
    return try await reading.value
  }

  private func numbers(_ api: APIClient) -> Pages<[Int], Int> {
    api.pages(as: [Int].self, items: \.self, by: .page(from: 1)) {
      TestEndpoint.get("/list", query: [("page", $0)])
    }
  }

  @Test func aStreamDoesNotGoOnAsAnotherUser() async {
    mock.on(.any, .events("id: 1\ndata: a\n\n"), .events("id: 2\ndata: b\n\n"), .status(204))

    let error = await failure {
      _ = try await events(client(), waits: 2) { [users] in if $0 == 1 { users.logIn(2) } }
    }

    #expect(error?.kind == .userChanged)
    #expect(error?.reason == "another user has logged in since the sequence began")
    #expect(mock.calls.map(\.request.user) == [1, 1])
  }

  @Test func aStreamDoesNotGoOnAsAUserWhoLogsInAtTheLastMoment() async {
    mock.on(.any, .events("id: 1\ndata: a\n\n"), .status(204))

    let error = await failure {
      _ = try await events(client(), waits: 1) { [users] _ in users.logInLate(2) }
    }

    #expect(error?.kind == .userChanged)
    #expect(mock.calls.map(\.request.user) == [1])
  }

  @Test func aStreamGoesOnWithTheSameUsersNewTokens() async throws {
    let count = 40
    mock.on(.any) { [mock] _ in
      mock.calls.count > count ? .status(204) : .events("id: 1\ndata: a\n\n")
    }

    let data = try await events(client(), waits: count) { [users] in
      users.logIn(1, "token \($0)")
    }

    #expect(data.count == count)
  }

  /// Only the last of many tokens are known; those of the last connection count.
  @Test func aStreamOfManyTokensDoesNotGoOnAsAnotherUser() async {
    mock.on(.any, .events("id: 1\ndata: a\n\n"))

    let error = await failure {
      _ = try await events(client(), waits: 41) { [users] in
        $0 < 40 ? users.logIn(1, "token \($0)") : users.logInLate(2)
      }
    }

    #expect(error?.kind == .userChanged)
    #expect(mock.calls.allSatisfy { $0.request.user == 1 })
  }

  @Test func aStreamEndsWithTheCookiesItBeganWith() async throws {
    let jar = CookieJar()
    jar.store(
      ["Set-Cookie": "session=1"], from: try #require(URL(string: "https://api.example.com/")))
    mock.on(
      .any, .events("id: 1\ndata: a\n\n").header("Set-Cookie", "session=2"),
      .events("id: 2\ndata: b\n\n"), .status(204))
    let api = client {
      $0.schemes = []
      $0.cookies = jar
    }

    let error = await failure {
      _ = try await events(api, waits: 2) { if $0 == 1 { jar.removeAll() } }
    }

    #expect(error?.kind == .userChanged)
    #expect(mock.calls.map { $0.request.headers["Cookie"] } == ["session=1", "session=2"])
  }

  @Test func pagesDoNotGoOnAsAnotherUser() async throws {
    mock.on(.any, .json("[1]"), .json("[2]"), .json("[]"))
    let reports = Locked<[ExchangeReport.Outcome]>([])
    let api = client { $0.onExchange = { report in reports.with { $0.append(report.outcome) } } }
    var pages = numbers(api).makeAsyncIterator()
    #expect(try await pages.next() == [1])

    users.logIn(2)
    let error = await failure { _ = try await pages.next() }

    #expect(error?.kind == .userChanged)
    #expect(mock.calls.count == 1)
    #expect(reports.with { $0 } == [.response(status: 200), .failed(.userChanged, nil)])
  }

  @Test func pagesDoNotGoOnAsAUserWhoLogsInAtTheLastMoment() async throws {
    mock.on(.any, .json("[1]"), .json("[2]"), .json("[]"))
    var pages = numbers(client()).makeAsyncIterator()
    #expect(try await pages.next() == [1])

    users.logInLate(2)
    let error = await failure { _ = try await pages.next() }

    #expect(error?.kind == .userChanged)
    #expect(mock.calls.count == 1)
  }

  @Test func pagesFromTheCacheDoNotGoOnAsAnotherUser() async throws {
    mock.on(.any, .json("[1]"), .json("[2]"), .json("[]"))
    let api = client { $0.options.cache = .ttl(.seconds(60)) }
    for try await _ in numbers(api) {}
    let sent = mock.calls.count
    var pages = numbers(api).makeAsyncIterator()
    #expect(try await pages.next() == [1])

    users.logIn(2)
    let error = await failure { _ = try await pages.next() }

    #expect(error?.kind == .userChanged)
    #expect(mock.calls.count == sent)
  }

  @Test func pagesReadInAFormatDoNotGoOnAsAnotherUser() async throws {
    mock.on(.any, .json(#"["1"]"#), .json("[]"))
    let list = client().pages(
      format: .array(.number(Int.self)), items: \.self, by: .page(from: 1)
    ) { TestEndpoint.get("/list", query: [("page", $0)]) }
    var pages = list.makeAsyncIterator()
    #expect(try await pages.next() == [1])

    users.logIn(2)

    #expect(await failure { _ = try await pages.next() }?.kind == .userChanged)
  }

  @Test func eachIterationBelongsToItsOwnUser() async throws {
    mock.on(.any) { request in .json(request.url.query == "page=1" ? "[1]" : "[]") }
    let list = numbers(client())
    for try await _ in list {}

    users.logIn(2)
    for try await _ in list {}

    #expect(mock.calls.map(\.request.user) == [1, 1, 2, 2])
  }

  @Test func pagesGoOnWithTheSameUsersNewToken() async throws {
    mock.on(.any, .json("[1]"), .json("[2]"), .json("[]"))
    var pages = numbers(client()).makeAsyncIterator()
    #expect(try await pages.next() == [1])

    users.logIn(1, "second")

    #expect(try await pages.next() == [2])
    #expect(mock.calls.map(\.request.user) == [1, 1])
  }
}
