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

  struct Get: Endpoint {
    var request: EndpointRequest { EndpointRequest(.get, "/a") }
    var operationID: String { "a" }
  }

  /// Everything a publisher gives until it ends.
  func outcome<P: Publisher>(
    of publisher: P
  ) async -> (values: [P.Output], error: (any Error)?) where P.Output: Sendable {
    let values = Locked<[P.Output]>([])
    let held = Locked<[any Sendable]>([])
    let error = await withCheckedContinuation { (done: CheckedContinuation<(any Error)?, Never>) in
      let subscription = publisher.sink { completion in
        switch completion {
        case .finished: done.resume(returning: nil)
        case .failure(let error): done.resume(returning: error)
        }
      } receiveValue: { value in
        values.with { $0.append(value) }
      }
      held.with { [box = Box(subscription)] in $0.append(box) }
    }
    return (values.with { $0 }, error)
  }

  struct Box: @unchecked Sendable {
    let subscription: AnyCancellable
    init(_ subscription: AnyCancellable) { self.subscription = subscription }
  }

  @Suite struct PublisherTests {
    private let mock = MockTransport()
    private var client: APIClient {
      var configuration = APIClient.Configuration(server: "https://api.example.com")
      configuration.options.retry = RetryPolicy.none
      return APIClient(configuration, transport: mock)
    }

    @Test func aCallGivesOneValueAndEnds() async throws {
      mock.on(.any, .json("7"))

      let outcome = await outcome(of: client.sendPublisher(Get(), as: Int.self))

      #expect(outcome.values == [7])
      #expect(outcome.error == nil)
      #expect(mock.calls.count == 1)
    }

    /// As other publishers of one value do: a subscriber that has it need not ask for the end.
    @Test(.timeLimit(.minutes(15))) func aCallEndsWithItsValueWhateverIsAskedFor() async throws {
      mock.on(.any, .json("7"))
      let events = AsyncStream<String>.makeStream()
      client.sendPublisher(Get(), as: Int.self).subscribe(
        AnySubscriber<Int, any Error>(
          receiveSubscription: { $0.request(.max(1)) },
          receiveValue: { value in
            events.continuation.yield("\(value)")
            return .none
          },
          receiveCompletion: { _ in events.continuation.finish() }))

      var heard: [String] = []
      for await event in events.stream { heard.append(event) }

      #expect(heard == ["7"])
      #expect(mock.calls.count == 1)
    }

    @Test func aSubscriptionThatIsCancelledByItsValueHearsNothingMore() async throws {
      let pages = Pages([[1], [2], [3]]) { $0 }
      let heard = Locked<[String]>([])
      let kept = Locked<Held?>(nil)
      await withCheckedContinuation { done in
        CallPublisher(pages.items).subscribe(
          AnySubscriber<Int, any Error>(
            receiveSubscription: { subscription in
              kept.with { $0 = Held(subscription: subscription) }
              subscription.request(.unlimited)
            },
            receiveValue: { value in
              heard.with { $0.append("\(value)") }
              if value == 2 {
                kept.with { $0 }?.subscription.cancel()
                done.resume()
              }
              return .unlimited
            },
            receiveCompletion: { _ in heard.with { $0.append("end") } }))
      }
      kept.with { $0 }?.subscription.request(.unlimited)
      for _ in 0..<100 { await Task.yield() }

      #expect(heard.with { $0 } == ["1", "2"])
    }

    @Test func nothingIsSentWithoutASubscriber() {
      _ = client.sendPublisher(Get(), as: Int.self)

      #expect(mock.calls.isEmpty)
    }

    @Test func aFailureIsTheCalls() async throws {
      mock.on(.any, .status(404))

      let outcome = await outcome(of: client.sendPublisher(Get()))

      #expect((outcome.error as? APIError)?.status == 404)
    }

    @Test func retryIfTriesAgainWhileTheConditionHolds() async throws {
      mock.on(.any, .status(503), .status(503), .json("1"))
      let publisher = client.sendPublisher(Get(), as: Int.self)

      let outcome = await outcome(
        of: publisher.retryIf(times: 2) { ($0 as? APIError)?.status == 503 })

      #expect(outcome.values == [1])
      #expect(mock.calls.count == 3)
    }

    @Test func retryIfWaits() async throws {
      mock.on(.any, .status(503), .status(503), .json("1"))
      let start = ContinuousClock.now

      let outcome = await outcome(
        of: client.sendPublisher(Get(), as: Int.self)
          .retryIf(times: 2, delay: .milliseconds(20)) { _ in true })

      #expect(outcome.values == [1])
      #expect(start.duration(to: .now) >= .milliseconds(40))
    }

    @Test func retryIfStopsAtOthersAndAtTheLimit() async throws {
      mock.on(.any, .status(503), .status(404))
      let publisher = client.sendPublisher(Get())

      let other = await outcome(
        of: publisher.retryIf(times: 5) { ($0 as? APIError)?.status == 503 })
      let limit = await outcome(of: publisher.retryIf(times: 1) { _ in true })

      #expect((other.error as? APIError)?.status == 404)
      #expect((limit.error as? APIError)?.status == 404)
      #expect(mock.calls.count == 4)
    }

    @Test func pagesArePublished() async throws {
      let pages = Pages([[1, 2], [3]]) { $0 }

      #expect(await outcome(of: pages.publisher).values == [[1, 2], [3]])
      #expect(await outcome(of: CallPublisher(pages.items)).values == [1, 2, 3])
    }

    @Test func onlyWhatIsAskedForIsFetched() async throws {
      mock.on(.any, .json("[1]"))
      let pages = client.pages(as: [Int].self, items: \.self, by: .page(from: 1)) { _ in Get() }

      #expect(await outcome(of: pages.publisher.first()).values == [[1]])
      #expect(mock.calls.count == 1)
    }

    @Test func cancellingTheSubscriptionCancelsTheCall() async throws {
      let started = AsyncStream<Void>.makeStream()
      let ended = AsyncStream<Bool>.makeStream()
      let publisher = CallPublisher<Int> {
        started.continuation.finish()
        do {
          try await Task.sleep(for: .seconds(3600))
        } catch {
          ended.continuation.yield(error is CancellationError)
        }
        return 1
      }
      let subscription = publisher.sink { _ in
      } receiveValue: { _ in
      }

      for await _ in started.stream {}
      subscription.cancel()
      var ends = ended.stream.makeAsyncIterator()

      #expect(await ends.next() == true)
    }
  }

  private struct Held: @unchecked Sendable {
    let subscription: any Subscription
  }
#endif
