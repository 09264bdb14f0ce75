import Foundation
import SDKDemoJSONPlaceholder
import SDKRuntime
import SDKTesting
import Testing

@Suite struct JSONPlaceholderTests {
  static let calls = postCalls + commentCalls + albumCalls + photoCalls + todoCalls + userCalls

  @Test(arguments: calls, Route.allCases)
  func operation(_ call: DemoCall<JSONPlaceholderClient>, by route: Route) async throws {
    try await call.run(route) { JSONPlaceholderClient(transport: $0) }
  }

  @Test func everyOperationIsCalled() throws {
    #expect(try operations(in: "jsonplaceholder") == Set(Self.calls.map(\.operation)))
  }

  @Test(arguments: Route.allCases)
  func aMissingPostIsAStatusErrorWithAnEmptyBody(by route: Route) async throws {
    let mock = MockTransport().on(.get("/posts/{id}"), .json("{}", status: 404))

    let error = try await route.answering(by: mock) { transport in
      try await failure {
        _ = try await JSONPlaceholderClient(transport: transport).posts.get(id: 9999)
      }
    }

    #expect(error.kind == .status)
    #expect(error.status == 404)
    #expect(error.declared as? NotFound == NotFound())
    #expect(error.operationID == "Posts.get")
  }

  @Test func replacingAnUnknownPostKeepsTheServersText() async throws {
    let mock = MockTransport().on(.any, .text("TypeError: Cannot read", status: 500))
    let api = JSONPlaceholderClient(transport: mock)

    let error = try await failure {
      _ = try await api.posts.replace(id: 9999, NewPost(userID: 1, title: "", body: ""))
    }

    #expect(error.status == 500)
    #expect(error.response?.text == "TypeError: Cannot read")
  }

  @Test func nothingThatFitsIsAnEmptyList() async throws {
    let api = JSONPlaceholderClient(transport: MockTransport().on(.any, .json("[]")))

    #expect(try await api.comments.list(postID: 9999).isEmpty)
  }

  @Test func aResponseThatLacksAFieldNamesIt() async throws {
    let mock = MockTransport().on(.any, .json(#"{"id": 101}"#, status: 201))
    let api = JSONPlaceholderClient(transport: mock)

    let error = try await failure {
      _ = try await api.posts.create(NewPost(userID: 1, title: "Hello", body: "world"))
    }

    #expect(error.kind == .decoding)
    #expect(error.decodingPath == "userId")
  }

  @Test(arguments: Route.allCases)
  func theHeadersOfAPageAreReached(by route: Route) async throws {
    let next = #"<https://jsonplaceholder.typicode.com/posts?_page=2&_limit=10>; rel="next""#
    let mock = MockTransport().on(
      .any, .json("[\(postSample)]").header("Link", next).header("X-Total-Count", "100"))

    let (posts, http) = try await route.answering(by: mock) { transport in
      try await JSONPlaceholderClient(transport: transport).withResponse {
        try await $0.posts.list(page: 1, limit: 10)
      }
    }

    #expect(posts.map(\.id) == [1])
    #expect(http.headers["Link"] == next)
    #expect(http.headers["X-Total-Count"] == "100")
  }

  @Test func theDefaultsOfTheSpecAreTheClients() {
    let client = JSONPlaceholderClient(transport: MockTransport()).client

    #expect(client.configuration.server.text == "https://jsonplaceholder.typicode.com")
    #expect(client.configuration.options.timeout == .seconds(10))
  }
}
