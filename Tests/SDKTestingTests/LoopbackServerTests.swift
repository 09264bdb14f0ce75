import Foundation
import SDKRuntime
import SDKTesting
import Testing

@Suite(.timeLimit(.minutes(15))) struct LoopbackServerTests {
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

  #if os(Linux) || os(macOS)
    @Test func aProgramThatTheProcessStartsKeepsNoConnectionOpen() async throws {
      let server = try LoopbackServer()
      let child = Locked<pid_t>(0)
      server.enqueue(
        .text("HTTP/1.1 200 OK\r\nContent-Length: 20\r\n\r\n[{"),
        .wait { child.with { $0 = startSleeping() } }, .close)
      let api = client(of: server)

      let error = await #expect(throws: APIError.self) {
        // Before the program ends, and after any wait for a busy machine.
        try await api.send(Get(), as: Data.self, options: .init(deadline: .seconds(240)))
      }

      #expect(error?.kind == .transport)
      let id = child.with { $0 }
      #expect(id > 0)
      if id > 0 { kill(id, SIGKILL) }
      waitpid(id, nil, 0)
    }
  #endif
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

#if os(Linux) || os(macOS)
  /// Starts a program that does nothing for longer than any call, and gets whatever descriptors
  /// programs get.
  private func startSleeping() -> pid_t {
    var id: pid_t = 0
    let words: [String] = ["sleep", "600"]
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    return posix_spawnp(&id, "sleep", nil, nil, &arguments, nil) == 0 ? id : 0
  }
#endif

private func client(of server: LoopbackServer) -> APIClient {
  var configuration = APIClient.Configuration(server: Server(server.url))
  configuration.options.retry = RetryPolicy.none
  // No wait for a busy machine is too long.
  configuration.defaultDeadline = nil
  return APIClient(configuration, transport: URLSessionTransport())
}

private struct Get: Endpoint {
  var request: EndpointRequest { EndpointRequest(.get, "/a") }
}
