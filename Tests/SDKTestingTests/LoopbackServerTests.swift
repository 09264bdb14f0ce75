import Foundation
import SDKRuntime
import SDKTesting
import Testing

@Suite(.timeLimit(.minutes(5))) struct LoopbackServerTests {
  /// Descriptors of servers that come and go are given anew at once.
  @Test func serversThatComeAndGoDoNotTakeEachOthersClients() async throws {
    let wrong = try await withThrowingTaskGroup(of: Int.self) { group in
      for task in 0..<16 {
        group.addTask {
          var wrong = 0
          for turn in 0..<60 {
            // Gone while a client comes to it.
            var leaving: LoopbackServer? = try LoopbackServer()
            let late = try client(of: #require(leaving))
            let call = Task { try? await late.send(Get()) }
            for _ in 0..<(turn % 20) { await Task.yield() }
            leaving = nil

            let server = try LoopbackServer()
            let text = "\(task) \(turn)"
            server.enqueue(status: 200, body: text)
            let body = try? await client(of: server).send(Get(), as: Data.self)
            if !isRight(server, body, text) { wrong += 1 }
            await call.value
          }
          return wrong
        }
      }
      return try await group.reduce(0, +)
    }

    #expect(wrong == 0)
  }

  @Test func aServerThatIsGoneIsRefusedAtOnce() async throws {
    let api: APIClient
    do { api = client(of: try LoopbackServer()) }

    let error = await #expect(throws: APIError.self) { try await api.send(Get()) }

    #expect(error?.transportCode == .cannotConnect)
  }

  @Test func aServerThatGoesEndsItsConnections() async throws {
    var server: LoopbackServer? = try LoopbackServer()
    let api = client(of: try #require(server))
    let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
    server?.enqueue(.wait { arrived.yield() }, .stall)
    let call = Task { await #expect(throws: APIError.self) { try await api.send(Get()) } }
    for await _ in arrivals { break }

    server = nil

    #expect(await call.value?.transportCode == .connectionLost)
  }
}

/// A port is given anew, too: who comes late to a server that is gone may find another there.
private func isRight(_ server: LoopbackServer, _ body: Data?, _ text: String) -> Bool {
  let host = "127.0.0.1:\(server.port)"
  let requests = server.requests
  guard !requests.isEmpty, requests.allSatisfy({ $0.values("Host") == [host] }) else {
    return false
  }
  return requests.count > 1 || body == Data(text.utf8)
}

private func client(of server: LoopbackServer) -> APIClient {
  var configuration = APIClient.Configuration(server: Server(server.url))
  configuration.options.retry = RetryPolicy.none
  return APIClient(configuration, transport: URLSessionTransport())
}

private struct Get: Endpoint {
  var request: EndpointRequest { EndpointRequest(.get, "/a") }
}
