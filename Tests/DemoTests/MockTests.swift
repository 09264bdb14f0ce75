import Foundation
import SDKDemoJSONPlaceholder
import SDKRuntime
import SDKTesting
import Testing

/// The generated mocks, as a test of an app uses them.
@Suite struct MockTests {
  @Test func aMockResponsesWithWhatATestSays() async throws {
    var posts = PostsMock()
    posts.onGet = { id, _ in Post(userID: 1, title: "Hello", body: "world", id: id) }

    #expect(try await firstTitle(of: posts) == "Hello")
  }

  @Test func aMockThatIsNotSetSaysWhichOperationWasCalled() async {
    await #expect(throws: UnsetMock("posts.get")) { try await firstTitle(of: PostsMock()) }
  }

  @Test func anExampleOfAStreamComesPieceByPiece() async throws {
    let calls = MockCalls<String, PostsEndpoint>()
    let numbers: AsyncThrowingStream<Int?, any Error> = calls.examples(["1", "null"])
    var pieces: [Int?] = []
    for try await number in numbers { pieces.append(number) }
    #expect(pieces == [1, nil])
    let named: AsyncThrowingStream<[Int], any Error> = calls.examples {
      try [[1], calls.example("[2]", as: [Int].self)]
    }
    var events: [[Int]] = []
    for try await event in named { events.append(event) }
    #expect(events == [[1], [2]])
    let wrong: AsyncThrowingStream<Int, any Error> = calls.examples(["1", "\"x\""])
    await #expect(throws: DecodingError.self) { for try await _ in wrong {} }
  }

  @Test func theClientIsAServiceToo() async throws {
    let post = Post(userID: 1, title: "From the wire", body: "", id: 1)
    let transport = MockTransport().on(.any, try .encoding(post))

    #expect(
      try await firstTitle(of: JSONPlaceholderClient(transport: transport).posts) == "From the wire"
    )
  }

  /// A function as an app would have it: it knows the service, not who responds.
  private func firstTitle(of posts: some PostsService) async throws -> String {
    try await posts.get(id: 1).title
  }
}
