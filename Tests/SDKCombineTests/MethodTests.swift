#if canImport(Combine) || OpenCombine
  import Foundation
  import SDKCombine
  import SDKRuntime
  import SDKTesting
  import Testing

  #if canImport(Combine)
    import Combine
  #else
    import OpenCombine
  #endif

  /// A publisher for every way of calling.
  @Suite(.timeLimit(.minutes(15))) struct MethodTests {
    private let mock = MockTransport()
    private var client: APIClient {
      var configuration = APIClient.Configuration(server: "https://api.example.com")
      configuration.options.retry = RetryPolicy.none
      return APIClient(configuration, transport: mock)
    }

    @Test func aFailureIsAValueOfAResult() async throws {
      mock.on(.any, .status(404), .json("7"))
      let publisher = client.resultPublisher(of: Get(), as: Int.self)

      let (first, second) = (await outcome(of: publisher), await outcome(of: publisher))

      guard case .failure(let error)? = first.values.first else { throw Missing() }
      #expect(error.status == 404)
      #expect(first.error == nil)
      #expect(try second.values.first?.get().value == 7)
    }

    @Test func whatIsStoredIsPublished() async throws {
      let client = client
      let publisher = client.cachedPublisher(Get(), as: Int.self)
      let before = await outcome(of: publisher)
      try await client.storeInCache(7, for: Get())
      let after = await outcome(of: publisher)

      #expect(before.values.map { $0?.value } == [nil])
      #expect(after.values.map { $0?.value } == [7])
      #expect(mock.calls.isEmpty)
    }

    @Test func transfersTellHowFarTheyHaveCome() async throws {
      let server = try LoopbackServer()
      let body = String(repeating: "x", count: 100_000)
      server.enqueue(status: 200, body: body)
      server.enqueue(status: 200, headers: ["Content-Type": "application/json"], body: "7")
      var configuration = APIClient.Configuration(server: Server(server.url))
      configuration.defaultDeadline = nil
      let api = APIClient(configuration, transport: URLSessionTransport())
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("sdk-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: file) }
      let heard = Locked<[TransferProgress]>([])
      let progress: ProgressHandler = { step in heard.with { $0.append(step) } }

      let down = await outcome(of: api.downloadPublisher(Get(), to: file, progress: progress))
      let up = await outcome(
        of: api.uploadPublisher(Post(body: body), as: Int.self, progress: progress))

      #expect(down.error == nil && up.error == nil)
      #expect(try Data(contentsOf: file).count == 100_000)
      #expect(up.values.map(\.value) == [7])
      let steps = heard.with { $0 }
      #expect(steps.contains { $0.direction == .download && $0.completed == 100_000 })
      #expect(steps.contains { $0.direction == .upload && $0.completed == 100_000 })
    }

    @Test func streamsHaveFormatsToo() async throws {
      let noon = Date(timeIntervalSince1970: 43_200)
      mock.on(.any, .events("data: 43200\n\ndata: end\n\n"))
      let events = await outcome(
        of: client.eventsPublisher(Get(), format: .unixSeconds, end: "end"))
      let read = await outcome(
        of: client.eventsPublisher(Get(), end: "end") { event, data in
          event.event == "message" ? try data.decode(.unixSeconds) : nil
        })
      #expect(events.values == [noon] && read.values == [noon])

      let lines = MockTransport().on(
        .any, .text("43200\n", contentType: "application/x-ndjson"))
      let api = APIClient(.init(server: "https://api.example.com"), transport: lines)
      #expect(await outcome(of: api.linesPublisher(Get(), format: .unixSeconds)).values == [noon])
    }

    @Test func aCancelledSubscriptionHoldsNothing() async throws {
      final class Connection: Sendable {}
      weak var connection: Connection?
      let publisher: SDKCombine.CallPublisher<Int>
      do {
        let held = Connection()
        connection = held
        let box = Locked<Connection?>(held)
        publisher = SDKCombine.CallPublisher(stream: {
          // Handed over, so that only the subscription has it.
          let mine = box.with { box in
            defer { box = nil }
            return box
          }
          return AsyncThrowingStream { withExtendedLifetime(mine) { 1 } }
        })
      }
      let kept = Locked<Subscribed?>(nil)
      let values = AsyncStream<Int>.makeStream()
      publisher.subscribe(
        AnySubscriber<Int, any Error>(
          receiveSubscription: { subscription in
            kept.with { $0 = Subscribed(subscription: subscription) }
            subscription.request(.max(1))
          },
          receiveValue: { value in
            values.continuation.yield(value)
            return .none
          }))
      var iterator = values.stream.makeAsyncIterator()
      #expect(await iterator.next() == 1)
      #expect(connection != nil)

      kept.with { $0?.subscription.cancel() }

      for _ in 0..<100_000 where connection != nil { await Task.yield() }
      #expect(connection == nil)
      kept.with { $0 = nil }
    }
  }

  private struct Missing: Error {}

  private struct Subscribed: @unchecked Sendable {
    let subscription: any Subscription
  }

  private struct Post: Endpoint {
    let body: String

    var request: EndpointRequest {
      EndpointRequest(.post, "/a", body: .raw(.data(Data(body.utf8)), contentType: "text/plain"))
    }
    var operationID: String { "post" }
  }
#endif
