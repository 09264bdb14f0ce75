import Foundation
import SDKDemoAirKorea
import SDKDemoJSONPlaceholder
import SDKRuntime
import SDKTesting
import Testing

// The code of the guide OtherStyles.md, apart from publishers: those are in SDKCombineTests.

@MainActor
private final class PostScreen {
  private let api: JSONPlaceholderClient
  private var call: CallHandle?
  private(set) var title = ""

  init(_ api: JSONPlaceholderClient) { self.api = api }

  func load(_ finished: @escaping @MainActor @Sendable () -> Void) {
    call = api.client.send(PostsEndpoint.get(id: 1), as: Post.self) { result in
      switch result {
      case .success(let post): self.title = post.title
      case .failure(let error) where error.kind == .cancelled: break
      case .failure(let error): self.title = error.localizedDescription
      }
      finished()
    }
  }

  func close() { call?.cancel() }

  func publish(_ title: String, _ finished: @escaping @MainActor @Sendable () -> Void) {
    let api = api
    call = CallHandle {
      try await api.posts.create(userID: 1, title: title, body: "")
    } completion: { result in
      if case .success(let post) = result { self.title = post.title }
      finished()
    }
  }
}

@MainActor
private final class AirScreen {
  private let air: AirKoreaClient
  private var call: CallHandle?
  private(set) var text = ""

  init(_ air: AirKoreaClient) { self.air = air }

  func load(_ finished: @escaping @MainActor @Sendable () -> Void) {
    call = air.readings.ofStation(name: "종로구", term: .day) { result in
      switch result {
      case .success(let readings): self.text = "\(readings.count)"
      case .failure(let error): self.text = "\(error.kind)"
      }
      finished()
    }
  }

  func close() { call?.cancel() }
}

private func countOnQueue(
  _ air: AirKoreaClient, _ queue: DispatchQueue, _ show: @escaping @Sendable (Int) -> Void
) {
  air.readings.ofStation(name: "종로구", term: .day, on: queue) { result in
    if case .success(let readings) = result { show(readings.count) }
  }
}

private func loadOnQueue(
  _ api: JSONPlaceholderClient, _ queue: DispatchQueue,
  _ show: @escaping @Sendable (String, Int) -> Void
) {
  api.client.response(for: PostsEndpoint.get(id: 1), as: Post.self, on: queue) { result in
    if case .success(let response) = result { show(response.value.title, response.http.status) }
  }
}

private func titleOrMessage(_ api: JSONPlaceholderClient) async -> String {
  let result = await api.client.result(of: PostsEndpoint.get(id: 1), as: Post.self)
  switch result {
  case .success(let response): return response.value.title
  case .failure(let error): return error.localizedDescription
  }
}

@Suite struct CompletionGuideTests {
  private let mock = MockTransport()
    .on(.get("/posts/1"), .json(#"{ "id": 1, "userId": 3, "title": "Hello", "body": "…" }"#))
    .on(.post("/posts"), .json(#"{ "id": 2, "userId": 1, "title": "New", "body": "" }"#))

  @Test func resultsArrive() async {
    let api = JSONPlaceholderClient(transport: mock)
    #expect(await titleOrMessage(api) == "Hello")
    await withCheckedContinuation { done in
      loadOnQueue(api, DispatchQueue(label: "posts")) { title, status in
        #expect(title == "Hello" && status == 200)
        done.resume()
      }
    }
  }

  @Test @MainActor func aScreenLoads() async {
    let screen = PostScreen(JSONPlaceholderClient(transport: mock))
    await withCheckedContinuation { done in screen.load { done.resume() } }
    screen.close()
    #expect(screen.title == "Hello")

    await withCheckedContinuation { done in screen.publish("New") { done.resume() } }
    #expect(screen.title == "New")
  }

  private func air(_ reply: Reply) -> AirKoreaClient {
    AirKoreaClient(serviceKey: "key", transport: MockTransport().on(.any, reply)) {
      $0.options.maxRetries = 0
    }
  }

  private let readings = Reply.json(
    #"{"response": {"header": {"resultCode": "00", "resultMsg": ""}, "body": {"items": []}}}"#)

  @Test @MainActor func aGeneratedMethodTakesACompletionHandler() async {
    let screen = AirScreen(air(readings))
    await withCheckedContinuation { done in screen.load { done.resume() } }
    #expect(screen.text == "0")
  }

  @Test func aGeneratedMethodTakesAQueue() async {
    let (air, queue) = (air(readings), DispatchQueue(label: "readings"))
    for queue in [queue, .main] {
      let count = await withCheckedContinuation { done in
        countOnQueue(air, queue) { count in
          dispatchPrecondition(condition: .onQueue(queue))
          done.resume(returning: count)
        }
      }
      #expect(count == 0)
    }
  }

  @Test @MainActor func anErrorNeedsNoCast() async {
    let screen = AirScreen(air(.status(503)))
    await withCheckedContinuation { done in screen.load { done.resume() } }
    #expect(screen.text == "status")
  }

  @Test @MainActor func aCancelledCallHasAKind() async {
    let screen = AirScreen(air(readings.delayed(by: .seconds(60))))
    await withCheckedContinuation { done in
      screen.load { done.resume() }
      screen.close()
    }
    #expect(screen.text == "cancelled")
  }

  @Test @MainActor func anErrorOfAnotherKindIsWithinOne() async {
    struct Broken: Error {}
    let error = await withCheckedContinuation { done in
      CallHandle(
        of: "Posts.get", { (result: Result<Post, APIError>) in done.resume(returning: result) }
      ) {
        throw Broken()
      }
    }
    #expect(throws: APIError.self) { try error.get() }
    guard case .failure(let error) = error else { return }
    #expect(error.kind == .intercepted && error.underlying is Broken)
    #expect(error.operationID == "Posts.get")
  }
}
