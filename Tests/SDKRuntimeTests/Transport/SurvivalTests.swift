import Dispatch
import Foundation
import SDKRuntime
import SDKTesting
import Testing

/// Calls that once ended the process under URLSession on Linux, each in a process of its own there.
@Suite(.tags(.fault), .timeLimit(.minutes(15))) struct SurvivalTests {
  #if os(Linux) && compiler(>=6.2)
    @Test("Redirects whose calls are cancelled, or end by their deadline")
    func cancelledRedirects() async {
      await #expect(processExitsWith: .success) { try await redirectManyTimes() }
    }

    @Test("A redirect that is reported after its timeout")
    func aLateRedirect() async {
      await #expect(processExitsWith: .success) { try await redirectLate() }
    }

    @Test("Uploads from files that are cancelled, or whose connection drops")
    func cancelledUploads() async {
      await #expect(processExitsWith: .success) { try await uploadManyTimes() }
    }

    /// Foundation makes a URL of every `Location`, and traps where it cannot. Nothing outside it can
    /// stop that. When this fails, the breach is over: turn it round.
    @Test("A redirect to a network path with an escaped or IPv6 host ends the process")
    func aRedirectToAnEscapedHost() async throws {
      let end = try await #require(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let server = try LoopbackServer()
        server.enqueue(status: 302, headers: ["Location": "//a%20b/"])
        try? await client(server).send(plain(.get))
      }

      let text = String(decoding: end.standardErrorContent, as: UTF8.self)
      #expect(text.contains("Invalid URL"))
    }
  #else
    @Test("Redirects whose calls are cancelled, or end by their deadline")
    func cancelledRedirects() async throws { try await redirectManyTimes() }

    @Test("Uploads from files that are cancelled, or whose connection drops")
    func cancelledUploads() async throws { try await uploadManyTimes() }

    @Test("A redirect to a network path with an escaped host is an error")
    func aRedirectToAnEscapedHost() async throws {
      let server = try LoopbackServer()
      server.enqueue(status: 302, headers: ["Location": "//a%20b/"])

      #expect(await failure { try await client(server).send(plain(.get)) } != nil)
    }
  #endif
}

private func client(_ server: LoopbackServer) -> APIClient {
  var configuration = APIClient.Configuration.patient(server: Server(server.url))
  configuration.options.retry = RetryPolicy.none
  return APIClient(configuration, transport: URLSessionTransport())
}

private func redirectManyTimes() async throws {
  let server = try LoopbackServer()
  server.respond { request in
    request.line.contains("/a ")
      ? [.text("HTTP/1.1 302 Go\r\nLocation: /b\r\nContent-Length: 3\r\n\r\nabc")]
      : [.text("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")]
  }
  let api = client(server)
  await withTaskGroup(of: Void.self) { group in
    for index in 0..<600 {
      group.addTask {
        let deadline = index % 3 == 0 ? Duration.milliseconds(index / 8) : nil
        let call = Task {
          try? await api.send(plain(.get), options: .init(deadline: deadline))
        }
        if index % 3 == 1 {
          for _ in 0..<index { await Task.yield() }
          call.cancel()
        }
        await call.value
      }
    }
  }
}

/// The delegate is kept from its turn for longer than the timeout, which is a second at least.
private func redirectLate() async throws {
  let server = try LoopbackServer()
  let isRedirected = DispatchSemaphore(value: 0)
  let (isBusy, mayGoOn) = (Gate(), DispatchSemaphore(value: 0))
  server.respond { request in
    request.line.contains("/busy")
      ? [.text("HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\na")]
      : [
        .text("HTTP/1.1 302 Go\r\nLocation: /b\r\nContent-Length: 3\r\n\r\nabc"),
        .wait { isRedirected.signal() }, .stall,
      ]
  }
  var configuration = APIClient.Configuration(server: Server(server.url))
  configuration.defaultDeadline = nil
  configuration.options = RequestOptions(
    timeout: .seconds(1), retry: RetryPolicy.none, redirects: .never)
  let api = APIClient(configuration, transport: URLSessionTransport())
  let busy = Task {
    try await api.send(
      TestEndpoint.get("/busy"),
      options: .init(
        timeout: .seconds(120),
        progress: { _ in
          isBusy.open()
          mayGoOn.wait()
        }))
  }
  await isBusy.wait()
  let late = Task { await failure { try await api.send(plain(.get)) } }
  try await onOwnThread {
    isRedirected.wait()
    Thread.sleep(forTimeInterval: 1.5)
    mayGoOn.signal()
  }

  #expect(await late.value?.status == 302)
  try await busy.value
}

private func uploadManyTimes() async throws {
  let server = try LoopbackServer(keepingOfBodies: 0)
  server.respond(
    beforeBody: { request in request.line.contains("/drop") ? [.reset] : [] },
    { _ in [.text("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")] })
  let api = client(server)
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("survival-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let files = [200_000, 1_300_000].map { folder.appendingPathComponent("\($0)") }
  for file in files { try Data(count: Int(file.lastPathComponent) ?? 0).write(to: file) }
  await withTaskGroup(of: Void.self) { group in
    for index in 0..<240 {
      group.addTask {
        let body = RequestBody.raw(
          .file(files[index % 2]), contentType: "application/octet-stream")
        let path: PathTemplate = index % 3 == 0 ? "/drop" : "/up"
        let call = Task {
          try? await api.send(TestEndpoint(EndpointRequest(.post, path, body: body)))
        }
        if index % 4 < 2 {
          for _ in 0..<index * 3 { await Task.yield() }
          call.cancel()
        }
        await call.value
      }
    }
  }
}
