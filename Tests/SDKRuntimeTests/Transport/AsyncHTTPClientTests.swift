#if AsyncHTTPClient
  import Foundation
  import SDKAsyncHTTPClient
  import SDKRuntime
  import SDKTesting
  import Testing

  /// Behaviour that differs over AsyncHTTPClient. The suites of faults run over it as well:
  /// `Scripts/check-async-http-client`.
  @Suite(.timeLimit(.minutes(15))) struct AsyncHTTPClientTests {
    private let server: LoopbackServer
    private let transport = AsyncHTTPClientTransport()
    private let api: APIClient

    init() throws {
      server = try LoopbackServer()
      var configuration = APIClient.Configuration.patient(server: Server(server.url))
      configuration.options.retry = RetryPolicy.none
      api = APIClient(configuration, transport: transport)
    }

    @Test("A server that hangs up inside the header is a lost connection")
    func hangingUpInsideTheHeader() async {
      server.enqueue(.text("HTTP/1.1 200 OK\r\nX-A: 1\r\n"), .close)

      let error = await failure { _ = try await api.send(plain(.get), as: Data.self) }

      #expect(error?.kind == .transport)
      #expect(error?.transportCode == .connectionLost || error?.transportCode == .truncated)
      #expect(transport.openExchanges == 0)
    }

    @Test(
      "A response that AsyncHTTPClient would end the process for is refused",
      arguments: ["099", "000", "101"])
    func aStatusBelowAHundred(status: String) async {
      server.enqueue(.text("HTTP/1.1 \(status) X\r\nContent-Length: 0\r\n\r\n"), .close)

      let error = await failure { _ = try await api.send(plain(.get), as: Data.self) }

      #expect(error?.kind == .transport)
    }

    @Test(
      "A response without a body that is labelled as compressed is whole",
      arguments: [
        (HTTPMethod.head, "200 OK", "Content-Length: 100\r\n\r\n"), (.get, "304 No", "\r\n"),
        (.get, "204 No", "\r\n"), (.get, "200 OK", "Content-Length: 0\r\n\r\n"),
        (.get, "200 OK", "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
      ], ["gzip", "deflate"])
    func aCompressedBodyThatIsNone(
      response: (method: HTTPMethod, status: String, rest: String), encoding: String
    ) async throws {
      server.enqueue(
        .text(
          "HTTP/1.1 \(response.status)\r\nContent-Encoding: \(encoding)\r\n\(response.rest)"))
      server.enqueue(status: 200, body: "next")
      let options = RequestOptions(acceptsUncheckedCompression: true)

      let error = await failure {
        let received = try await api.response(
          for: plain(response.method), as: Data.self, options: options)
        #expect(received.value.isEmpty)
        #expect(received.http.headers["Content-Encoding"] == encoding)
      }
      let next = try await api.send(plain(.get), as: Data.self)

      #expect(error?.status == (response.status == "304 No" ? 304 : nil))
      #expect(error?.kind != .transport)
      #expect(next == Data("next".utf8))
    }

    @Test("Trailers behind a chunked body are left out") func trailers() async throws {
      server.enqueue(
        .text(
          "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nTrailer: X-A\r\n\r\n"
            + "2\r\nab\r\n0\r\nX-A: b\r\n\r\n"))
      server.enqueue(status: 200, body: "next")

      let response = try await api.response(for: plain(.get), as: Data.self)

      #expect(response.value == Data("ab".utf8) && response.http.headers["X-A"] == nil)
      #expect(try await api.send(plain(.get), as: Data.self) == Data("next".utf8))
    }

    /// The bytes that end a chunked body stand inside it.
    @Test("A body without a length arrives whole") func aChunkedUpload() async throws {
      let transport = AsyncHTTPClientTransport(streamsBodies: true)
      let api = APIClient(.patient(server: Server(server.url)), transport: transport)
      let body = RequestBody.raw(
        .stream {
          AsyncThrowingStream { stream in
            stream.yield(Data("a0\r\n\r\nb".utf8))
            stream.yield(Data("0\r\n\r\n".utf8))
            stream.finish()
          }
        }, contentType: "text/plain")
      server.enqueue(status: 200)

      try await api.send(TestEndpoint(EndpointRequest(.post, "/a", body: body)))

      let request = try #require(server.requests.first)
      #expect(
        String(decoding: request.body, as: UTF8.self)
          == "7\r\na0\r\n\r\nb\r\n5\r\n0\r\n\r\n\r\n0\r\n\r\n")
    }

    @Test("A reader that lags holds the server back, and gets everything")
    func aReaderThatLags() async throws {
      let megabyte = [UInt8](repeating: 7, count: 1 << 20)
      server.enqueue(
        .text("HTTP/1.1 200 OK\r\nContent-Length: \(40 << 20)\r\n\r\n"), .repeat(megabyte, 40))
      var chunks = try await api.stream(plain(.get)).stream.makeAsyncIterator()
      var count = try await chunks.next()?.count ?? 0
      // Time for the rest to arrive, were it not held back.
      for _ in 0..<20 {
        server.enqueue(status: 200)
        try await api.send(plain(.get))
      }

      while let chunk = try await chunks.next() { count += chunk.count }

      #expect(count == 40 << 20)
      #expect(transport.openExchanges == 0)
    }

    #if os(Linux)
      @Test("An upload that ends early closes its file") func earlyEndsCloseTheirFile() async throws
      {
        let file = FileManager.default.temporaryDirectory
          .appendingPathComponent("early-\(UUID().uuidString)")
        try Data(count: 2_000_000).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let refusal = "HTTP/1.1 413 No\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
        server.respond(
          beforeBody: { request in
            request.line.contains("/reset") ? [.reset] : [.text(refusal), .close]
          }, { _ in [] })
        let body = RequestBody.raw(.file(file), contentType: "application/octet-stream")

        for turn in 0..<100 {
          let path: PathTemplate = turn.isMultiple(of: 2) ? "/reset" : "/refuse"
          let call = Task {
            try await api.send(TestEndpoint(EndpointRequest(.post, path, body: body)))
          }
          for _ in 0..<(turn * 7) { await Task.yield() }
          if turn.isMultiple(of: 3) { call.cancel() }
          _ = await call.result
        }

        // A cancelled exchange goes a little later than its call.
        for _ in 0..<10_000 where Descriptors.count(of: file) > 0 { await Task.yield() }
        #expect(Descriptors.count(of: file) == 0)
      }
    #endif

    /// Makes a body of 20 MB, more than a connection holds; counts those of its kind that are there.
    private final class Producer: Sendable {
      private let count: Locked<Int>
      private let left = Locked(2_000)

      init(_ count: Locked<Int>) {
        self.count = count
        count.with { $0 += 1 }
      }

      deinit { count.with { $0 -= 1 } }

      func chunk() async -> Data? {
        await Task.yield()
        return left.with { left in
          left -= 1
          return left < 0 ? nil : Data(count: 10_000)
        }
      }
    }

    @Test(
      "A refusal while a body is sent arrives whole, and nothing of the body stays",
      arguments: [
        [LoopbackServer.Step.text("toobig")],
        [.text("too"), .delay(.milliseconds(2)), .text("big")],
      ])
    func aRefusedBodyLeavesNothing(text: [LoopbackServer.Step]) async throws {
      let transport = AsyncHTTPClientTransport(streamsBodies: true)
      var configuration = APIClient.Configuration.patient(server: Server(server.url))
      configuration.options.retry = RetryPolicy.none
      let api = APIClient(configuration, transport: transport)
      let head = LoopbackServer.Step.text(
        "HTTP/1.1 413 Too large\r\nConnection: close\r\nContent-Length: 6\r\n\r\n")
      server.respond(beforeBody: { _ in [head] + text + [.stall] }, { _ in [] })
      let producers = Locked(0)

      for _ in 0..<5 {
        let body = HTTPBody.stream {
          let producer = Producer(producers)
          return AsyncThrowingStream { await producer.chunk() }
        }
        let error = await failure {
          try await api.send(
            TestEndpoint(
              EndpointRequest(.post, "/a", body: .raw(body, contentType: "text/plain"))))
        }
        #expect(error?.status == 413)
        #expect(error?.response?.text == "toobig")
      }

      try await eventually { producers.with { $0 } == 0 }
      #expect(transport.openExchanges == 0)
    }

    @Test("A streamed body travels while it is produced") func aLiveBody() async throws {
      let (arrived, tell) = AsyncStream<Void>.makeStream()
      let (chunks, produce) = AsyncThrowingStream<Data, any Error>.makeStream()
      server.enqueue(
        beforeBody: [.wait { tell.yield() }], [.text("HTTP/1.1 204 No Content\r\n\r\n")])
      let body = RequestBody.raw(.stream(length: 4) { chunks }, contentType: "text/plain")
      let transport = AsyncHTTPClientTransport(streamsBodies: true)
      let api = APIClient(.patient(server: Server(server.url)), transport: transport)
      let call = Task { try await api.send(TestEndpoint(EndpointRequest(.post, "/a", body: body))) }

      produce.yield(Data("ab".utf8))
      for await _ in arrived { break }
      produce.yield(Data("cd".utf8))
      produce.finish()

      try await call.value
      #expect(server.requests.last?.body == Data("abcd".utf8))
    }

    @Test("A closed transport says so") func aClosedTransport() async {
      transport.close()

      let error = await failure { try await api.send(plain(.get)) }

      #expect(error?.transportCode == .other)
      #expect(error?.reason.contains("closed") == true)
    }
  }
#endif
