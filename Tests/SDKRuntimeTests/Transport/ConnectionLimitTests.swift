import Dispatch
import Foundation
import SDKRuntime
import SDKTesting
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Calls that must wait for a connection, over a real socket.
@Suite(.timeLimit(.minutes(15))) struct ConnectionLimitTests {
  private let server: LoopbackServer
  private let endpoint = TestEndpoint.get("/a")

  init() throws { server = try LoopbackServer() }

  private func client(_ transport: URLSessionTransport) -> APIClient {
    var configuration = APIClient.Configuration.patient(server: Server(server.url))
    configuration.options.retry = RetryPolicy.none
    return APIClient(configuration, transport: transport)
  }

  /// Bounded, and without a clock.
  private func until(_ isTrue: () -> Bool) async -> Bool {
    for _ in 0..<2_000_000 {
      if isTrue() { return true }
      await Task.yield()
    }
    return false
  }

  @Test func sixOpenEventStreamsLeaveRoomForOtherCalls() async throws {
    let api = client(URLSessionTransport())
    let head = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n"
    var streams: [AsyncThrowingStream<ServerSentEvent, any Error>.AsyncIterator] = []
    for number in 0..<6 {
      server.enqueue(.text(head + "data: \(number)\n\n"), .stall)
      var events = api.events(endpoint).makeAsyncIterator()
      #expect(try await events.next()?.data == "\(number)")
      streams.append(events)
    }
    server.enqueue(status: 200, body: "[1]")

    let value = try await api.send(endpoint, as: [Int].self)

    #expect(value == [1])
    #expect(streams.count == 6)
  }

  /// The idle timeout is three seconds, and the last of the calls has waited longer than that.
  @Test func waitingForAConnectionIsNoIdleness() async throws {
    let transport = URLSessionTransport(configure: { $0.httpMaximumConnectionsPerHost = 1 })
    let api = client(transport)
    let count = 20
    for _ in 0..<count {
      server.enqueue(
        .delay(.milliseconds(200)), .text("HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\n[1]"))
    }

    let queues = try await withThrowingTaskGroup(of: Duration?.self) { group in
      for _ in 0..<count {
        group.addTask {
          try await api.response(
            for: endpoint, as: [Int].self, options: .init(timeout: .seconds(3))
          ).http.metrics.network?.queue
        }
      }
      return try await group.reduce(into: [Duration]()) { all, queue in
        if let queue { all.append(queue) }
      }
    }

    #expect(queues.count == count)
    #expect(try #require(queues.max()) > .seconds(3))
    #expect(server.connections == 1)
  }

  @Test func aCallThatWaitsForAConnectionEndsWhenItIsCancelledOrOverdue() async throws {
    let transport = URLSessionTransport(configure: { $0.httpMaximumConnectionsPerHost = 1 })
    let api = client(transport)
    let response = LoopbackServer.Step.text("HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\n[1]")
    let gate = DispatchSemaphore(value: 0)
    server.enqueue(.wait { gate.wait() }, response)
    server.enqueue(response)
    defer { gate.signal() }
    let first = Task { try await api.send(endpoint, as: [Int].self) }
    #expect(await until { transport.openExchanges == 1 })
    let second = Task { try await api.send(endpoint, as: [Int].self) }
    #expect(await until { transport.queuedExchanges == 1 })

    second.cancel()
    await #expect(throws: CancellationError.self) { _ = try await second.value }
    let overdue = await failure {
      try await api.send(endpoint, options: .init(deadline: .milliseconds(20)))
    }
    let third = Task { try await api.send(endpoint, as: [Int].self) }
    #expect(await until { transport.queuedExchanges == 1 })
    gate.signal()

    #expect(overdue?.kind == .deadlineExceeded)
    #expect(try await first.value == [1])
    #expect(try await third.value == [1])
    #expect(server.requests.count == 2)
  }
}
